[
	{
		"name": "default",
		"title": "As inserted, with two children",
		"content": "<!-- wp:hvac-blocks/__CHILD__ {\"heading\": \"The first\", \"text\": \"What a visitor reads here.\"} /--><!-- wp:hvac-blocks/__CHILD__ {\"heading\": \"The second\"} /-->"
	},
	{
		"name": "own-heading",
		"title": "With a heading of its own, a lower level",
		"attributes": { "heading": "A heading <em>of its own</em>", "level": 3 },
		"content": "<!-- wp:hvac-blocks/__CHILD__ {\"heading\": \"The first\", \"level\": 4} /-->"
	},
	{ "name": "empty", "title": "Without children" }
]
