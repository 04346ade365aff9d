{
	"$schema": "https://schemas.wp.org/trunk/block.json",
	"apiVersion": 3,
	"name": "hvac-blocks/__NAME__",
	"title": "__TITLE__",
	"category": "__CATEGORY__",
	"icon": "block-default",
	"description": "Says in one sentence what a visitor gets.",
	"keywords": [ "__NAME__" ],
	"textdomain": "hvac-blocks",
	"attributes": {
		"heading": { "type": "string", "role": "content" },
		"text": { "type": "string", "role": "content" },
		"level": { "type": "integer", "enum": [ 1, 2, 3, 4 ], "default": 2 }
	},
	"supports": {
		"html": false,
		"align": [ "wide", "full" ],
		"anchor": true,
		"color": { "background": true, "text": true },
		"spacing": { "margin": true, "padding": true },
		"typography": { "fontSize": true }
	},
	"example": { "viewportWidth": 480 },
	"style": [ "hvac-blocks-base", "file:./style-index.css" ]
}
