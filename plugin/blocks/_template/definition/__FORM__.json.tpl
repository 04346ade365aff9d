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
			"t": "I agree that {brand} shares this request with the dealer who receives it, and that both may contact me about it, and about nothing else, by call, text message or email, at the number and address I entered. To stop this, I can reply STOP to a text, use the link in an email, or tell them. Message and data rates may apply."
		},
		"message": { "t": "Check the box so we can contact you" },
		"previous": []
	},
	"marketing": {
		"version": "1",
		"text": {
			"t": "Optional: I also agree to get marketing from {sender}: calls and texts to the number I entered, including with an autodialer or an artificial or prerecorded voice, and emails. Consent is not a condition of purchase, and I can send this request without it. Message and data rates may apply. To stop this, I can reply STOP to a text or use the unsubscribe link in an email."
		},
		"previous": []
	}
}
