{
	"$schema": "https://schemas.wp.org/trunk/block.json",
	"apiVersion": 3,
	"name": "hvac-blocks/__NAME__",
	"title": "__TITLE__",
	"category": "__CATEGORY__",
	"parent": [ "hvac-blocks/__PARENT__" ],
	"icon": "block-default",
	"description": "Says in one sentence what one of them shows.",
	"keywords": [ "__PARENT__", "__NAME__" ],
	"textdomain": "hvac-blocks",
	"attributes": {
		"heading": { "type": "string", "default": "", "role": "content" },
		"text": { "type": "string", "default": "", "role": "content" },
		"level": { "type": "integer", "enum": [ 2, 3, 4, 5 ], "default": 3 }
	},
	"supports": {
		"html": false,
		"reusable": false,
		"color": { "background": true, "text": true },
		"typography": { "fontSize": true }
	},
	"example": { "viewportWidth": 480, "attributes": { "heading": "The first", "text": "What a visitor reads here." } },
	"style": [ "hvac-blocks-base", "file:./style-index.css" ]
}
