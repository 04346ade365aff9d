/** The fields in block.json that WordPress translates, with their contexts. */
export function fromBlockJson( code ) {
	const block = JSON.parse( code );
	const strings = [];
	const add = ( msgid, msgctxt ) => typeof msgid === 'string' && msgid !== '' && strings.push( { msgid, msgctxt } );

	add( block.title, 'block title' );
	add( block.description, 'block description' );
	( block.keywords ?? [] ).forEach( ( keyword ) => add( keyword, 'block keyword' ) );
	( block.styles ?? [] ).forEach( ( { label } ) => add( label, 'block style label' ) );

	for ( const variation of Array.isArray( block.variations ) ? block.variations : [] ) {
		add( variation.title, 'block variation title' );
		add( variation.description, 'block variation description' );
		( variation.keywords ?? [] ).forEach( ( keyword ) => add( keyword, 'block variation keyword' ) );
	}

	return strings;
}

/** Every `{ "t": "English", "context"?: "…", "comment"?: "…" }` in a contract, at any depth. */
export function fromContract( code ) {
	const strings = [];

	( function walk( value ) {
		if ( Array.isArray( value ) ) {
			value.forEach( walk );
		} else if ( value && typeof value === 'object' ) {
			if ( typeof value.t === 'string' && value.t !== '' ) {
				strings.push( { msgid: value.t, msgctxt: value.context, comment: value.comment } );
			}

			Object.values( value ).forEach( walk );
		}
	} )( JSON.parse( code ) );

	return strings;
}
