{
	"$schema": "https://schemas.wp.org/trunk/block.json",
	"apiVersion": 3,
	"name": "hvac-blocks/__NAME__",
	"title": "__TITLE__",
	"category": "__CATEGORY__",
	"icon": "email-alt",
	"description": "Says in one sentence what a visitor asks for.",
	"keywords": [ "lead", "form", "__FORM__" ],
	"textdomain": "hvac-blocks",
	"attributes": {
		"heading": { "type": "string", "role": "content" },
		"intro": { "type": "string", "role": "content" },
		"submit": { "type": "string", "role": "content" },
		"successHeading": { "type": "string", "default": "", "role": "content" },
		"successText": { "type": "string", "default": "", "role": "content" },
		"companyId": { "type": "string", "default": "" },
		"source": { "type": "string", "default": "" },
		"level": { "type": "integer", "enum": [ 1, 2, 3, 4 ], "default": 2 }
	},
	"usesContext": [ "hvac-blocks/companyId" ],
	"supports": {
		"html": false,
		"align": [ "wide", "full" ],
		"anchor": true,
		"color": { "background": true, "text": true },
		"spacing": { "margin": true, "padding": true },
		"typography": { "fontSize": true },
		"hvacBlocks": { "hydrate": "touch" }
	},
	"example": { "viewportWidth": 480 },
	"style": [ "hvac-blocks-base", "file:./style-index.css" ]
}
