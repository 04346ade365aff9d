import { speak } from '@wordpress/a11y';
import { AlignmentMatrixControl, BaseControl, Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import type { Field, Values } from '../control';
import { staying } from './remove';

type Place = ComponentProps< typeof AlignmentMatrixControl >[ 'value' ];

/** One of nine places, such as `center left`; empty for the block's own, which is shown as `own`. */
export const position = < Name extends string >(
	name: Name,
	label: string,
	own = 'bottom left'
): Field< Values< Name, string > > =>
	function Position( { attributes, setAttributes } ) {
		const id = useId();
		const set = ( place?: string ) => setAttributes( { [ name ]: place } as Values< Name, string > );

		return (
			<BaseControl
				id={ id }
				help={ __( 'On wide screens. On others, the text is below the picture.', 'hvac-blocks' ) }
			>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<AlignmentMatrixControl
					label={ label }
					aria-describedby={ `${ id }__help` }
					value={ ( attributes[ name ] || own ) as Place }
					onChange={ set }
				/>
				{ attributes[ name ] && (
					<Button
						variant="tertiary"
						size="small"
						// The overlay's strength has such a button, too.
						aria-label={ `${ __( 'Reset', 'hvac-blocks' ) }: ${ label }` }
						onClick={ staying( () => {
							set();
							/* translators: %s: a setting, such as "Position of the text". */
							speak( sprintf( __( '%s reset to default', 'hvac-blocks' ), label ), 'assertive' );
						} ) }
					>
						{ __( 'Reset', 'hvac-blocks' ) }
					</Button>
				) }
			</BaseControl>
		);
	};
