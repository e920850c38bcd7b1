"""The service: tables, seats, live updates, storage. It knows no game; its workers do."""
