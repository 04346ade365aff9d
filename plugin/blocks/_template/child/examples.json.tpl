[
	{
		"name": "default",
		"title": "With a text",
		"attributes": { "heading": "The first", "text": "A text with [brackets] &amp; a <strong>strong</strong> word." }
	},
	{ "name": "no-text", "title": "Without a text", "attributes": { "heading": "The first" } },
	{ "name": "empty", "title": "Without a heading: not shown" }
]
