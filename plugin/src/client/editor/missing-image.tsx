/** Warns in WordPress' own image block if its file was deleted: the page shows none (`ContentTree\MissingImages`). */
import { InspectorControls } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { useMedia } from './controls/use-media';

interface ImageProps {
	name: string;
	attributes: { id?: unknown; url?: unknown };
}

const isOfThisSite = ( address: unknown ): boolean =>
	typeof address === 'string' &&
	URL.canParse( address, window.location.href ) &&
	new URL( address, window.location.href ).host === window.location.host;

function Warning( { id }: { id: number } ) {
	const { isMissing } = useMedia( id );

	return (
		isMissing && (
			<InspectorControls>
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This image is no longer in the media library, so the page shows none.', 'hvac-blocks' ) }
				</Notice>
			</InspectorControls>
		)
	);
}

export const withWarning = < Props extends ImageProps >( Edit: ComponentType< Props > ): ComponentType< Props > =>
	function EditWithWarning( props: Props ) {
		const { name, attributes } = props;
		const { id, url } = attributes;

		return (
			<>
				<Edit { ...props } />
				{ name === 'core/image' && typeof id === 'number' && id > 0 && isOfThisSite( url ) && (
					<Warning id={ id } />
				) }
			</>
		);
	};

addFilter( 'editor.BlockEdit', 'hvac-blocks/missing-image', withWarning );
