"""What can be counted and timed, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4)

MOVES = Counter("chronik_moves", "Moves and undos that were stored and told")
TABLES = Gauge("chronik_tables_live", "Tables in memory")
SOCKETS = Gauge("chronik_sockets", "Open live connections")
MADE = Counter("chronik_tables_made", "Tables that were laid", ["game"])
REQUESTS = Counter("chronik_requests", "Answers over HTTP", ["method", "status"])
REFUSALS = Counter("chronik_refusals", "Answers that say no", ["code"])
RULES = Histogram("chronik_rules_seconds", "A move in the rules, with all that is shown", buckets=FINE)
STORED = Histogram("chronik_store_seconds", "An event until it is on the disk", buckets=FINE)
BOTS = Histogram("chronik_bot_seconds", "A bot's choice", buckets=(*FINE, 8, 16, 32, 64))
