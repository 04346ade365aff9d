/**
 * Tells editors that visitors do not see an unknown block (`Blocks\UnknownBlocks`). WordPress stores such a block as
 * `core/missing`.
 */
import { Notice } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

declare global {
	interface Window {
		/** Whether pages also omit unknown blocks of other plugins. */
		hvacBlocksSkipsUnknown?: boolean;
	}
}

interface MissingProps {
	name: string;
	attributes: { originalName?: unknown };
}

const isSkipped = ( name: unknown ): boolean =>
	typeof name === 'string' &&
	name !== '' &&
	( name.startsWith( 'hvac-blocks/' ) || window.hvacBlocksSkipsUnknown === true );

export const withNotice = < Props extends MissingProps >( Edit: ComponentType< Props > ): ComponentType< Props > =>
	function EditWithNotice( props: Props ) {
		const { name, attributes } = props;

		return (
			<>
				{ name === 'core/missing' && isSkipped( attributes.originalName ) && (
					<div className="hvac-in-editor__notices" contentEditable={ false }>
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'The page leaves this block out, because no active plugin provides it.',
								'hvac-blocks'
							) }
						</Notice>
					</div>
				) }
				<Edit { ...props } />
			</>
		);
	};

addFilter( 'editor.BlockEdit', 'hvac-blocks/unknown-block', withNotice );
