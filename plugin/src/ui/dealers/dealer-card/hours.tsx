import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';

export interface HoursProps {
	/** Opening hours in the format of schema.org, with semicolons between them. */
	lines: string;
	/** `America/Chicago` */
	zone: string;
	words: string;
}

/** An empty line, which the module `open-hours` fills: only the browser knows what time it is. */
export function Hours( { lines, zone, words }: HoursProps ) {
	const isEditor = useIsEditor();
	const line = useRef< HTMLParagraphElement >( null );

	useEffect( () => {
		if ( ! isEditor ) {
			import( '@hvac-blocks/open-hours' ).then(
				( { show } ) => show( line.current ? [ line.current ] : [] ),
				() => {}
			);
		}
	}, [ isEditor, lines, zone ] );

	return (
		<p
			ref={ line }
			data-hours={ lines }
			data-zone={ zone }
			data-words={ words }
			suppressHydrationWarning
			dangerouslySetInnerHTML={ { __html: '&nbsp;' } }
		/>
	);
}
