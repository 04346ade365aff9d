interface MediaFrame {
	on: ( event: 'select', callback: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => { first: () => { toJSON: () => { url?: string } } | undefined } };
}

interface WithMedia {
	wp?: { media?: ( options: Record< string, unknown > ) => MediaFrame };
}

/** Whether the page has loaded WordPress' media library. */
export const hasMedia = (): boolean => typeof ( window as WithMedia ).wp?.media === 'function';

/**
 * Opens the media library for choosing a picture.
 *
 * @param texts    the window's title and its button
 * @param onChoose receives the picture's address
 */
export function chooseImage( texts: { title: string; button: string }, onChoose: ( url: string ) => void ): void {
	const frame = ( window as WithMedia ).wp?.media?.( {
		title: texts.title,
		button: { text: texts.button },
		library: { type: 'image' },
		multiple: false,
	} );

	frame?.on( 'select', () => {
		const url = frame.state().get( 'selection' ).first()?.toJSON().url;

		if ( url ) {
			onChoose( url );
		}
	} );
	frame?.open();
}
