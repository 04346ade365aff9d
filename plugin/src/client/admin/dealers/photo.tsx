import { Button, Flex } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text, type FormProps } from '../shared/record/fields';
import type { FormValues } from './form-values';

interface MediaFrame {
	on: ( event: 'select', act: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => { first: () => { toJSON: () => { url?: string } } | undefined } };
}

interface Media {
	( options: { title: string; multiple: false; library: { type: string }; button: { text: string } } ): MediaFrame;
}

/** The media library, if the screen has loaded it. */
function media(): Media | null {
	const { wp } = window as unknown as { wp?: { media?: Media } };

	return wp?.media ?? null;
}

/** The dealer's picture: from the media library, or by its address. */
export function Photo( props: FormProps< FormValues > ) {
	const { values, change } = props;
	const [ isBroken, setIsBroken ] = useState( '' );

	function choose(): void {
		const frame = media()?.( {
			title: __( 'Dealer photo', 'hvac-blocks' ),
			multiple: false,
			library: { type: 'image' },
			button: { text: __( 'Use this photo', 'hvac-blocks' ) },
		} );

		frame?.on( 'select', () => {
			const url = frame.state().get( 'selection' ).first()?.toJSON().url;

			if ( url ) {
				change( { photo: url } );
			}
		} );
		frame?.open();
	}

	return (
		<div className="hvac-dealers__photo">
			{ values.photo && isBroken !== values.photo && (
				<img src={ values.photo } alt="" onError={ () => setIsBroken( values.photo ) } />
			) }
			<Text
				{ ...props }
				name="photo"
				label={ __( 'Photo', 'hvac-blocks' ) }
				type="url"
				help={
					values.photo && isBroken === values.photo
						? __( 'There is no image at this URL.', 'hvac-blocks' )
						: __( 'Shown on the dealer’s page.', 'hvac-blocks' )
				}
			/>
			<Flex justify="flex-start" gap={ 2 } wrap>
				{ media() && (
					<Button __next40pxDefaultSize variant="secondary" onClick={ choose }>
						{ values.photo
							? __( 'Choose another', 'hvac-blocks' )
							: __( 'Choose from the media library', 'hvac-blocks' ) }
					</Button>
				) }
				{ values.photo && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ () => change( { photo: '' } ) }
					>
						{ __( 'Remove', 'hvac-blocks' ) }
					</Button>
				) }
			</Flex>
		</div>
	);
}
