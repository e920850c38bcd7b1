"""What runs in processes of its own: the rules, the bots and the compiler. The event loop waits for none."""
