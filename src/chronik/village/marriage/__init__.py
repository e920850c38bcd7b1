"""Marriage: ceremony and wedding, bakery and shop, bread, tools and the smuggler."""
