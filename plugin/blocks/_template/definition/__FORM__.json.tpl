{
	"name": "__FORM__",
	"title": { "t": "__FORM_TITLE__" },
	"version": "1",
	"kind": "CONTACT_DEALER",
	"sources": {
		"en": [ "TRANE:CONTACT_DEALER", "TRANE:SCHEDULE SERVICE" ],
		"es": [ "TRANE:CONTACT_DEALER_SPANISH", "TRANE:SCHEDULE SERVICE" ],
		"fr": [ "TRANE:CONTACT_DEALER_FRENCH", "TRANE:SCHEDULE SERVICE" ]
	},
	"dealer": "optional",
	"steps": [ { "fields": [ "firstName", "lastName", "email", "phone", "zip" ], "consent": true } ],
	"fields": [
		{
			"name": "firstName",
			"type": "text",
			"label": { "t": "First name" },
			"autocomplete": "given-name",
			"maxLength": 60,
			"rules": [
				{ "rule": "required", "message": { "t": "Please enter your first name" } },
				{ "rule": "minLength", "value": 2, "message": { "t": "First name must be at least 2 characters" } }
			]
		},
		{
			"name": "lastName",
			"type": "text",
			"label": { "t": "Last name" },
			"autocomplete": "family-name",
			"maxLength": 60,
			"rules": [
				{ "rule": "required", "message": { "t": "Please enter your last name" } },
				{ "rule": "minLength", "value": 2, "message": { "t": "Last name must be at least 2 characters" } }
			]
		},
		{
			"name": "email",
			"type": "email",
			"label": { "t": "Email" },
			"autocomplete": "email",
			"inputmode": "email",
			"maxLength": 190,
			"rules": [
				{ "rule": "required", "message": { "t": "Please enter your email" } },
				{ "rule": "emailShape", "message": { "t": "Please enter an email with a @ and a domain name" } },
				{ "rule": "email", "message": { "t": "Please enter a valid email" } }
			]
		},
		{
			"name": "phone",
			"type": "tel",
			"label": { "t": "Phone number" },
			"help": { "t": "10 digits, such as (214) 555-0123" },
			"autocomplete": "tel",
			"inputmode": "tel",
			"maxLength": 30,
			"rules": [
				{ "rule": "required", "message": { "t": "Please enter your phone number" } },
				{ "rule": "phone", "message": { "t": "Please enter a valid 10-digit phone number" } }
			]
		},
		{
			"name": "zip",
			"type": "zip",
			"label": { "t": "Zip or postal code" },
			"autocomplete": "postal-code",
			"maxLength": 12,
			"rules": [
				{ "rule": "required", "message": { "t": "Please enter a zip code" } },
				{ "rule": "zip", "message": { "t": "Please enter a valid zip code" } }
			]
		}
	],
	"consent": {
		"version": "1",
		"required": true,
		"text": {
			"t": "I agree that {brand} and the dealer who receives this request may call or text me at the number I entered, also with automated technology or recorded messages, and may email me, about my request and related offers. Consent is not a condition of purchase. Message and data rates may apply."
		},
		"message": { "t": "Check the box so we can contact you" },
		"previous": []
	}
}
