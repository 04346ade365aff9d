import { HeadingLevelDropdown } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import type { Field, Placed } from '../control';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const levelsOf = ( block: string ): Level[] => {
	const { attributes = {} } = ( getBlockType( block ) ?? {} ) as { attributes?: { level?: { enum?: Level[] } } };

	return attributes.level?.enum ?? [ 2, 3, 4 ];
};

const Level: Field< { level?: number } > = ( { name, attributes, setAttributes } ) => (
	<HeadingLevelDropdown
		options={ levelsOf( name ) }
		value={ attributes.level as Level }
		onChange={ ( chosen ) => setAttributes( { level: chosen } ) }
	/>
);

/** The level of a block's heading in the page's outline, in the toolbar; block.json states the allowed levels. */
export const level = (): Placed => ( { place: 'toolbar', Control: Level } );
