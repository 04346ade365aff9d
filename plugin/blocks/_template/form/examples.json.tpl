[
	{ "name": "default", "title": "As inserted" },
	{ "name": "es", "title": "In Spanish", "lang": "es" },
	{ "name": "fr", "title": "In French", "lang": "fr" },
	{
		"name": "own-texts",
		"title": "With texts of its own",
		"attributes": { "heading": "A heading <em>of its own</em>", "intro": "", "submit": "Ask", "level": 3 }
	},
	{
		"name": "returned",
		"title": "Sent without JavaScript, with mistakes",
		"form": {
			"message": "One or more fields are invalid. Please review the form.",
			"values": { "firstName": "A", "email": "ana@example" },
			"errors": {
				"firstName": "First name must be at least 2 characters",
				"email": "Please enter an email with a @ and a domain name"
			}
		}
	},
	{
		"name": "failed",
		"title": "Not stored, without JavaScript",
		"form": {
			"message": "Your request could not be sent. Everything you entered is still here. Please try again.",
			"consent": true,
			"values": { "firstName": "Ana", "email": "ana@example.com" }
		}
	},
	{ "name": "sent", "title": "Sent", "form": { "reference": "HB-7K2M-9QXT" } }
]
