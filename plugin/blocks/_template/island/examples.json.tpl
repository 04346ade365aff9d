[
	{ "name": "default", "title": "As inserted" },
	{
		"name": "own-texts",
		"title": "With texts of its own",
		"attributes": {
			"heading": "A heading <em>of its own</em>",
			"text": "A text with [brackets] &amp; a <strong>strong</strong> word.",
			"level": 3
		}
	}
]
