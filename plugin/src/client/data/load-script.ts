const loading = new Map< string, Promise< void > >();

/**
 * Loads a third-party script, once per page; a failed load can be retried. A load that hangs never settles.
 *
 * @param url from the settings, never a visitor's
 */
export function loadScript( url: string ): Promise< void > {
	const known = loading.get( url );

	if ( known ) {
		return known;
	}

	const loaded = new Promise< void >( ( resolve, reject ) => {
		const element = document.createElement( 'script' );
		element.async = true;
		element.src = url;
		element.onload = () => resolve();
		element.onerror = () => {
			loading.delete( url );
			element.remove();
			reject( new Error( `The script ${ url } did not load.` ) );
		};
		document.head.append( element );
	} );

	loading.set( url, loaded );
	return loaded;
}
