// Only for `vite dev`, at /src/village/dev/: the board with positions that dump.py has written.
import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-500-italic.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/alegreya-sc/latin-700.css'
import '../../css/tokens.css'
import '../../css/base.css'
import { mount } from 'svelte'
import Harness from './Harness.svelte'

const target = document.getElementById('page')
if (target) mount(Harness, { target })
