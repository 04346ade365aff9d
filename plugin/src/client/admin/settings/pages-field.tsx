import { ComboboxControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ReactNode } from 'react';
import type { Pages } from '../shared/answers';
import { count } from '../shared/format';
import { useResource } from '../shared/use-resource';
import { Group } from './group';
import { ErrorText } from './help';
import type { ConfiguredPage, Setting } from './types';
import { configuredPagesOf } from './values';

interface PagesFieldProps {
	setting: Setting;
	/** The rows as JSON. */
	input: string;
	help: ReactNode;
	onChange: ( input: string ) => void;
}

const LANGUAGES: Array< { lang: ConfiguredPage[ 'lang' ]; name: string } > = [
	{ lang: 'en', name: 'English' },
	{ lang: 'es', name: 'Español' },
	{ lang: 'fr', name: 'Français' },
];

/** For each page that blocks link to, a page of the site in each language. */
export function PagesField( { setting, input, help, onChange }: PagesFieldProps ) {
	const rows = configuredPagesOf( input );

	return (
		<Group label={ setting.label } help={ help } disabled={ setting.locked }>
			{ LANGUAGES.map( ( { lang, name } ) => (
				<Language
					key={ lang }
					lang={ lang }
					name={ name }
					choices={ setting.choices }
					rows={ rows.filter( ( row ) => row.lang === lang ) }
					onChange={ ( next ) =>
						onChange( JSON.stringify( [ ...rows.filter( ( row ) => row.lang !== lang ), ...next ] ) )
					}
				/>
			) ) }
		</Group>
	);
}

interface LanguageProps {
	lang: ConfiguredPage[ 'lang' ];
	name: string;
	/** Labels of the pages. */
	choices: Record< string, string >;
	rows: ConfiguredPage[];
	onChange: ( rows: ConfiguredPage[] ) => void;
}

function Language( { name, ...list }: LanguageProps ) {
	const [ isOpen, setIsOpen ] = useState( false );

	return (
		<details
			className="hvac-settings__regions"
			onToggle={ ( { currentTarget } ) => setIsOpen( currentTarget.open ) }
		>
			<summary>
				{ name }{ ' ' }
				<span>
					{ sprintf(
						/* translators: 1: number of chosen pages, 2: number of all. */
						__( '%1$s of %2$s', 'hvac-blocks' ),
						count( list.rows.length ),
						count( Object.keys( list.choices ).length )
					) }
				</span>
			</summary>
			{ isOpen && <Pages { ...list } /> }
		</details>
	);
}

function Pages( { lang, choices, rows, onChange }: Omit< LanguageProps, 'name' > ) {
	const [ search, setSearch ] = useState( '' );
	// The initially chosen pages; others are known once they are found.
	const [ first ] = useState( () => rows.map( ( { id } ) => id ).join() );
	const route = addQueryArgs( '/pages', { lang, search, include: first } );
	const { data, problem, reload } = useResource< Pages >( route );
	const [ known, setKnown ] = useState( new Map< number, Pages[ 'pages' ][ number ] >() );
	const answer = useRef( choices );
	const fresh = ( data?.pages ?? [] ).filter( ( page ) => ! known.has( page.id ) );

	if ( fresh.length > 0 ) {
		setKnown( new Map( [ ...known, ...fresh.map( ( page ) => [ page.id, page ] as const ) ] ) );
	}

	// Saved settings may have changed the addresses.
	useEffect( () => {
		if ( answer.current !== choices ) {
			answer.current = choices;
			reload();
		}
	}, [ choices, reload ] );

	return (
		<div className="hvac-settings__pages">
			{ problem && <ErrorText text={ problem.message } /> }
			{ Object.entries( choices ).map( ( [ page, label ] ) => {
				const id = rows.find( ( row ) => row.page === page )?.id;
				const options = [ ...known.values() ]
					.filter( ( { published, id: other } ) => published || other === id )
					.map( ( { id: other, title, path } ) => ( {
						value: String( other ),
						label: `${ title } ${ path }`,
					} ) );
				const isMissing = id !== undefined && data && ! known.get( id )?.published;

				return (
					<ComboboxControl
						key={ page }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						placeholder={ data?.addresses[ page ] }
						help={
							isMissing && (
								<ErrorText
									text={ sprintf(
										/* translators: %s: path of a page. */
										__( 'Links lead to %s because this page is not published.', 'hvac-blocks' ),
										data.addresses[ page ] ?? ''
									) }
								/>
							)
						}
						value={ id === undefined ? null : String( id ) }
						options={
							id === undefined || known.has( id )
								? options
								: [ { value: String( id ), label: `#${ id }` }, ...options ]
						}
						onFilterValueChange={ setSearch }
						onChange={ ( next ) =>
							onChange( [
								...rows.filter( ( row ) => row.page !== page ),
								...( next ? [ { page, lang, id: Number( next ) } ] : [] ),
							] )
						}
					/>
				);
			} ) }
		</div>
	);
}
