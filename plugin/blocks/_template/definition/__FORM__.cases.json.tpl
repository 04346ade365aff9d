{
	"base": {
		"firstName": "Ana",
		"lastName": "Núñez",
		"email": "ana@example.com",
		"phone": "(214) 555-0123",
		"zip": "75024"
	},
	"valid": [
		{ "case": "an American address", "change": {}, "stored": { "phone": "+12145550123", "zip": "75024" } },
		{ "case": "a Canadian postal code", "change": { "zip": "g1r5p3" }, "stored": { "zip": "G1R 5P3" } }
	],
	"invalid": [
		{
			"case": "everything is missing",
			"change": { "firstName": "", "lastName": "", "email": "", "phone": "", "zip": "" },
			"consent": false,
			"errors": {
				"firstName": "Please enter your first name",
				"lastName": "Please enter your last name",
				"email": "Please enter your email",
				"phone": "Please enter your phone number",
				"zip": "Please enter a zip code",
				"consent": "Check the box so we can contact you"
			}
		},
		{
			"case": "names of one letter",
			"change": { "firstName": "A", "lastName": "N" },
			"errors": {
				"firstName": "First name must be at least 2 characters",
				"lastName": "Last name must be at least 2 characters"
			}
		},
		{
			"case": "an email without a domain name",
			"change": { "email": "ana@example" },
			"errors": { "email": "Please enter an email with a @ and a domain name" }
		},
		{
			"case": "an email that no mail server takes",
			"change": { "email": "ana maria@example.com" },
			"errors": { "email": "Please enter a valid email" }
		},
		{
			"case": "a phone number of nine digits",
			"change": { "phone": "214555012" },
			"errors": { "phone": "Please enter a valid 10-digit phone number" }
		},
		{ "case": "a ZIP of four digits", "change": { "zip": "7502" }, "errors": { "zip": "Please enter a valid zip code" } }
	]
}
