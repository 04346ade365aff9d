/**
 * The main journey's texts in each language, approved by native speakers: not read from the catalogue that they
 * verify.
 */
export const LANGUAGES = [ 'en', 'es', 'fr' ] as const;

export type Language = ( typeof LANGUAGES )[ number ];

/** The path of a demo page: '' is the home page. */
export const pathOf = ( lang: Language, page = '' ): string => {
	if ( page === '' ) {
		return lang === 'en' ? '/residential/' : `/residential/${ lang }/`;
	}

	return `/residential/${ lang }/${ page }/`;
};

const english = {
	zip: 'ZIP code or city',
	find: 'Find dealers',
	zipRequired: 'Zip code or city is required',
	noPlace: 'Please enter your zip code to find dealers near you.',
	near: 'Showing dealers near Plano, Texas',
	showing: ( first: number, last: number, total: number ) => `Showing ${ first }-${ last } of ${ total }`,
	filters: 'Filters',
	filtersActive: '2 filters active',
	nate: 'NATE Certified',
	financing: 'Financing',
	tcs: 'Trane Comfort Specialist',
	charter: 'Charter Member',
	apply: 'Show dealers',
	noMatch:
		"Sorry, we can't find any dealers to match your request. You can try adjusting your filters for better results.",
	nobody: ( place: string ) => `We found 0 dealers servicing near ${ place }`,
	failed: 'We could not load the dealers.',
	next: 'Next',
	previous: 'Previous',
	page: 'Page 2',
	book: 'Book Online',
	recipient: ( dealer: string ) => `Your request will go to ${ dealer }.`,
	stepNext: 'Next',
	send: 'Send request',
	back: 'Back',
	invalid: 'One or more fields are invalid. Please review the form.',
	firstName: 'First name',
	lastName: 'Last name',
	email: 'Email',
	phone: 'Phone number',
	addressLine1: 'Street address',
	city: 'City',
	state: 'State or province',
	postcode: 'Zip or postal code',
	errors: {
		firstName: 'Please enter your first name',
		lastName: 'Please enter your last name',
		email: 'Please enter your email',
		phone: 'Please enter your phone number',
		addressLine1: 'Please enter your street address',
		city: 'Please enter your city',
		state: 'Please select a state',
		zip: 'Please enter a zip code',
		consent: 'Check the box so we can contact you',
	},
	emailInvalid: 'Please enter an email with a @ and a domain name',
	zipInvalid: 'Please enter a valid zip code',
	thanks: 'Thank you! Your request has been sent.',
	soon: ( dealer: string ) => `${ dealer } will contact you soon.`,
	reference: /Your reference is\s*HB-[0-9A-Z]{4}-[0-9A-Z]{4}/,
	notStored: 'Your request could not be sent. Everything you entered is still here. Please try again.',
	tooMany:
		'You have sent several requests in a short time. Everything you entered is still here. Please wait a few minutes and try again.',
	distance: /^\d+\.\d miles away$/,
};

export type Words = typeof english;

const spanish: Words = {
	zip: 'Código postal o ciudad',
	find: 'Buscar distribuidores',
	zipRequired: 'Se requiere el código postal o la ciudad',
	noPlace: 'Ingrese su código postal para encontrar distribuidores cerca de usted.',
	near: 'Mostrando distribuidores cerca de Plano, Texas',
	showing: ( first, last, total ) => `Mostrando ${ first }-${ last } de ${ total }`,
	filters: 'Filtros',
	filtersActive: '2 filtros activos',
	nate: 'Certificado por NATE',
	financing: 'Financiamiento',
	tcs: 'Trane Comfort Specialist',
	charter: 'Miembro fundador',
	apply: 'Mostrar distribuidores',
	noMatch:
		'Lo sentimos, no encontramos distribuidores que coincidan con su solicitud. Puede ajustar los filtros para obtener mejores resultados.',
	nobody: ( place ) => `Encontramos 0 distribuidores que atienden cerca de ${ place }`,
	failed: 'No pudimos cargar los distribuidores.',
	next: 'Siguiente',
	previous: 'Anterior',
	page: 'Página 2',
	book: 'Reserve en línea',
	recipient: ( dealer ) => `Su solicitud llegará a ${ dealer }.`,
	stepNext: 'Siguiente',
	send: 'Enviar solicitud',
	back: 'Atrás',
	invalid: 'Uno o más campos no son válidos. Por favor, revise el formulario.',
	firstName: 'Nombre',
	lastName: 'Apellido',
	email: 'Correo electrónico',
	phone: 'Número de teléfono',
	addressLine1: 'Dirección',
	city: 'Ciudad',
	state: 'Estado o provincia',
	postcode: 'Código postal',
	errors: {
		firstName: 'Ingrese su nombre',
		lastName: 'Ingrese su apellido',
		email: 'Ingrese su correo electrónico',
		phone: 'Ingrese su número de teléfono',
		addressLine1: 'Ingrese su dirección',
		city: 'Ingrese su ciudad',
		state: 'Por favor, seleccione un estado.',
		zip: 'Por favor introduzca un código postal',
		consent: 'Marque la casilla para que podamos comunicarnos con usted',
	},
	emailInvalid: 'Ingrese un correo electrónico con una @ y un dominio',
	zipInvalid: 'Por favor introduzca un código postal válido',
	thanks: '¡Gracias! Su solicitud ha sido enviada.',
	soon: ( dealer ) => `${ dealer } se comunicará pronto con usted.`,
	reference: /Su número de referencia es\s*HB-[0-9A-Z]{4}-[0-9A-Z]{4}/,
	notStored: 'No se pudo enviar su solicitud. Todo lo que escribió sigue aquí. Inténtelo de nuevo.',
	tooMany:
		'Ha enviado varias solicitudes en poco tiempo. Todo lo que escribió sigue aquí. Espere unos minutos e inténtelo de nuevo.',
	distance: /^A \d+\.\d millas$/,
};

const french: Words = {
	zip: 'Code postal ou ville',
	find: 'Trouver',
	zipRequired: 'Le code postal ou la ville est obligatoire',
	noPlace: 'Veuillez entrer votre code postal pour trouver des concessionnaires près de chez vous.',
	near: 'Concessionnaires à proximité : Plano, Texas',
	showing: ( first, last, total ) => `Affichage de ${ first }-${ last } sur ${ total }`,
	filters: 'Filtres',
	filtersActive: '2 filtres actifs',
	nate: 'Certifié NATE',
	financing: 'Financement',
	tcs: 'Trane Comfort Specialist',
	charter: 'Membre fondateur',
	apply: 'Afficher les concessionnaires',
	noMatch:
		'Désolé, nous ne trouvons aucun concessionnaire correspondant à votre demande. Vous pouvez modifier vos filtres pour obtenir de meilleurs résultats.',
	nobody: ( place ) => `Nous avons trouvé 0 concessionnaire desservant le secteur de ${ place }`,
	failed: 'Nous n’avons pas pu charger les concessionnaires.',
	next: 'Suivant',
	previous: 'Précédent',
	page: 'Page 2',
	book: 'Prendre rendez-vous en ligne',
	recipient: ( dealer ) => `Votre demande ira à ${ dealer }.`,
	stepNext: 'Suivant',
	send: 'Envoyer la demande',
	back: 'Retour',
	invalid: 'Un ou plusieurs champs ne sont pas valides. Veuillez vérifier le formulaire.',
	firstName: 'Prénom',
	lastName: 'Nom de famille',
	email: 'Courriel',
	phone: 'Numéro de téléphone',
	addressLine1: 'Adresse',
	city: 'Ville',
	state: 'État ou province',
	postcode: 'Code postal',
	errors: {
		firstName: 'Veuillez entrer votre prénom',
		lastName: 'Veuillez entrer votre nom de famille',
		email: 'Veuillez entrer votre courriel',
		phone: 'Veuillez entrer votre numéro de téléphone',
		addressLine1: 'Veuillez entrer votre adresse',
		city: 'Veuillez entrer votre ville',
		state: 'Veuillez sélectionner un état',
		zip: 'Veuillez entrer un code postal',
		consent: 'Cochez la case pour que nous puissions communiquer avec vous',
	},
	emailInvalid: 'Veuillez entrer un courriel avec un @ et un nom de domaine',
	zipInvalid: 'Veuillez entrer un code postal valide',
	thanks: 'Merci! Votre demande a été envoyée.',
	soon: ( dealer ) => `${ dealer } communiquera bientôt avec vous.`,
	reference: /Votre numéro de référence est\s*HB-[0-9A-Z]{4}-[0-9A-Z]{4}/,
	notStored: 'Votre demande n’a pas pu être envoyée. Tout ce que vous avez saisi est encore là. Veuillez réessayer.',
	tooMany:
		'Vous avez envoyé plusieurs demandes en peu de temps. Tout ce que vous avez saisi est encore là. Veuillez attendre quelques minutes et réessayer.',
	distance: /^À \d+,\d milles?$/,
};

export const WORDS: Record< Language, Words > = { en: english, es: spanish, fr: french };
