/**
 * The editor's script: registers the editing of every block, found by folder. The rest of block.json comes from the
 * server.
 */
import { registerBlockType } from '@wordpress/blocks';
import './controls/controls.scss';
import type { BlockSettings } from './edit';
import './add-child';
import './missing-image';
import './parts-of-site';
import './renamed';
import './repeater';
import './slider-import';
import './tooltip-format';
import './transforms';
import './unknown-block';

const folders = import.meta.webpackContext( '../../../blocks', {
	recursive: true,
	regExp: /^\.\/[a-z][\w-]*\/edit\.tsx$/,
} );

for ( const file of folders.keys() ) {
	const { settings } = folders( file ) as { settings: BlockSettings };

	// The published type requires all of block.json.
	registerBlockType(
		`hvac-blocks/${ file.split( '/' )[ 1 ] }`,
		settings as unknown as Parameters< typeof registerBlockType >[ 1 ]
	);
}
