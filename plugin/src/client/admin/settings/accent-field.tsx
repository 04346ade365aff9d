import { Button, ColorPicker, Dropdown, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { READABLE, VISIBLE, contrast, isColor, lightened, textOn } from '@client/domain/color';
import { count } from '../shared/format';
import type { Look, Setting } from './types';

/** The accent without a setting, as in `styles/_tokens.scss`. */
const BLUE = '#0b5cab';

interface AccentFieldProps {
	setting: Setting;
	input: string;
	help: ReactNode;
	isInvalid: boolean;
	look: Look;
	onChange: ( input: string ) => void;
}

/** A color, typed or picked, and how readable it is. */
export function AccentField( { setting, input, help, isInvalid, look, onChange }: AccentFieldProps ) {
	const isForDark = setting.key === 'accent_dark';
	const light = isColor( look.accent ) ? look.accent : BLUE;
	const typed = input.trim();
	const preset = isForDark ? lightened( light ) : BLUE;
	const color = isColor( typed ) ? typed : preset;

	return (
		<div className="hvac-settings__accent">
			<TextControl
				label={ setting.label }
				help={ help }
				disabled={ setting.locked }
				value={ input }
				placeholder={ color }
				aria-invalid={ isInvalid }
				spellCheck={ false }
				onChange={ onChange }
			/>
			<Dropdown
				popoverProps={ { role: 'dialog', 'aria-label': setting.label } as object }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						variant="secondary"
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						// The field beside it has such a button, too.
						aria-label={ `${ __( 'Choose color', 'hvac-blocks' ) }: ${ setting.label }` }
						disabled={ setting.locked }
						onClick={ onToggle }
					>
						<span className="hvac-settings__swatch" style={ { background: color } } />
						{ __( 'Choose color', 'hvac-blocks' ) }
					</Button>
				) }
				renderContent={ () => <ColorPicker color={ color } enableAlpha={ false } onChange={ onChange } /> }
			/>
			<Contrast color={ color } page={ pageOf( look.page, isForDark ) } />
			{ look.accentBy !== '' && ! isForDark && (
				<p className="hvac-settings__warning">
					{ look.accentBy === 'theme'
						? __( 'Your theme has an accent color for this plugin. Pages show that one.', 'hvac-blocks' )
						: __(
								'The Styles of your site have an accent color for this plugin. Pages show that one.',
								'hvac-blocks'
							) }
				</p>
			) }
		</div>
	);
}

/** The site's own background if it is as light or dark as the field is for. */
function pageOf( page: string, isForDark: boolean ): string {
	const isDark = textOn( page ) === '#ffffff';

	const usual = isForDark ? '#111111' : '#ffffff';

	return isDark === isForDark ? page : usual;
}

function Contrast( { color, page }: { color: string; page: string } ) {
	const text = textOn( color );
	const white = contrast( color, '#ffffff' );
	const onPage = contrast( color, page );

	return (
		<div className="hvac-settings__contrast" role="status">
			<span className="hvac-settings__sample" style={ { background: page } }>
				<span style={ { background: color, color: text } }>{ __( 'Sample', 'hvac-blocks' ) }</span>
			</span>
			<p>
				{ white >= READABLE
					? sprintf(
							/* translators: %s: a contrast ratio, such as 6.7:1. */
							__( 'White text on it is readable (%s).', 'hvac-blocks' ),
							ratio( white )
						)
					: sprintf(
							/* translators: 1: a contrast ratio such as 2.1:1; 2: another one. */
							__(
								'White text on it would be too faint (%1$s), so text on it is black (%2$s).',
								'hvac-blocks'
							),
							ratio( white ),
							ratio( contrast( color, text ) )
						) }
			</p>
			<p className={ onPage < VISIBLE ? 'hvac-settings__warning' : undefined }>
				{ onPage < VISIBLE
					? sprintf(
							/* translators: 1: a contrast ratio such as 2.1:1; 2: the least that is enough. */
							__(
								'It is hard to see on the background of pages (%1$s; the minimum is %2$s).',
								'hvac-blocks'
							),
							ratio( onPage ),
							'3:1'
						)
					: sprintf(
							/* translators: %s: a contrast ratio, such as 6.7:1. */
							__( 'It stands out from the background of pages (%s).', 'hvac-blocks' ),
							ratio( onPage )
						) }
			</p>
		</div>
	);
}

// Rounded down: 4.49 is not 4.5.
const ratio = ( value: number ): string => `${ count( Math.floor( value * 10 ) / 10 ) }:1`;
