import { LinkControl } from '@wordpress/block-editor';
import { BaseControl, Button, Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ControlProps, Field, FieldTexts, Values } from '../control';
import { of } from './placement';
import { TextLink } from './text-link';

interface Options< NewTab extends string > extends Partial< FieldTexts > {
	/** The attribute for opening the link in a new tab; without one it never does. */
	newTab?: NewTab;
	/** The text that is the link: its toolbar and Ctrl+K open the link control, too. */
	text?: string;
}

/** A page of this site, searched by title, or any address: the attribute contains the address. */
export const link = < Name extends string, NewTab extends string = never >(
	name: Name,
	{ label = __( 'Link', 'hvac-blocks' ), help, newTab, text }: Options< NewTab > = {}
): Field< Values< Name, string > & Values< NewTab, boolean > > => {
	type Props = ControlProps< Values< Name, string > & Values< NewTab, boolean > >;

	const Chooser = ( { attributes, setAttributes }: Props ) => {
		const set = ( address: string, inNewTab = false ) =>
			setAttributes( { [ name ]: address, ...( newTab && { [ newTab ]: inNewTab } ) } as Values< Name, string > &
				Values< NewTab, boolean > );

		return (
			<LinkControl
				value={ {
					url: attributes[ name ] ?? '',
					opensInNewTab: newTab ? Boolean( attributes[ newTab ] ) : false,
				} }
				settings={ newTab ? [ { id: 'opensInNewTab', title: __( 'Open in new tab', 'hvac-blocks' ) } ] : [] }
				onChange={ ( chosen ) => set( chosen?.url ?? '', chosen?.opensInNewTab ) }
				onRemove={ () => set( '' ) }
			/>
		);
	};

	const InSettings = ( props: Props ) => {
		const id = useId();
		const url = props.attributes[ name ] ?? '';
		const shown = url === '' ? __( 'Choose a page', 'hvac-blocks' ) : url;

		return (
			<BaseControl id={ id } help={ help }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<Dropdown
					className="hvac-link-control"
					popoverProps={ { placement: 'left-start' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<Button
							aria-label={ `${ label }: ${ shown }` }
							aria-describedby={ help && `${ id }__help` }
							__next40pxDefaultSize
							variant="secondary"
							aria-expanded={ isOpen }
							onClick={ onToggle }
						>
							{ shown }
						</Button>
					) }
					renderContent={ () => <Chooser { ...props } /> }
				/>
			</BaseControl>
		);
	};

	const AtText = ( props: Props ) => (
		<TextLink clientId={ props.clientId } text={ text ?? '' } label={ label }>
			<Chooser { ...props } />
		</TextLink>
	);

	return Object.assign( of( name, InSettings, label ), text !== undefined && { OnBlock: of( name, AtText ) } );
};
