import sys

from chronik.cli import main

sys.exit(main())
