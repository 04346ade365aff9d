import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

type Attributes = Record< string, unknown >;

interface BlockSelectors {
	getBlocks: ( parent: string ) => Array< { attributes: Attributes } >;
}

// What `file()` stores and `Media\Document` reads.
const isSample = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null && 'sample' in value && ! ( 'id' in value );

/** What is said once above a block whose inner blocks stand there with sample files; empty where none does. */
export function useSampleNotice( clientId: string ): string {
	const hasSamples = useSelect(
		( select ) =>
			( select( 'core/block-editor' ) as unknown as BlockSelectors | undefined )
				?.getBlocks( clientId )
				.some( ( { attributes } ) => Object.values( attributes ).some( isSample ) ),
		[ clientId ]
	);

	return hasSamples
		? __(
				'These PDFs are samples. Select each item and choose your own PDF in the block settings. A live site does not show samples.',
				'hvac-blocks'
			)
		: '';
}
