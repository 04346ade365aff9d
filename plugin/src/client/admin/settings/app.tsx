import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DebouncedSearch } from '../shared/debounced-search';
import { count } from '../shared/format';
import { Pending } from '../shared/states';
import { ImportExport } from './import-export';
import { SaveBar } from './save-bar';
import { isFound } from './search';
import { Section } from './section';
import { SectionLinks } from './section-links';
import type { Setting } from './types';
import { focusSetting, useSection } from './use-section';
import { problemsAt, useSettings } from './use-settings';

/** Its settings are in sections of their own, too. */
const ESSENTIALS = 'essentials';

/** The settings screen, built from what the server describes: one section at a time, or the fields that a search finds. */
export function App() {
	const settings = useSettings();
	const { data, shown, problem, draft, refusal } = settings;
	const { section, field, hash, open } = useSection( data?.sections ?? [], data?.settings ?? [] );
	const [ search, setSearch ] = useState( '' );
	const form = useRef< HTMLFormElement >( null );
	const isLoaded = data !== null;

	// The address named another section, or a setting: the focus goes there.
	useEffect( () => {
		if ( isLoaded && hash !== '' ) {
			setSearch( '' );

			if ( field === '' || ! focusSetting( form.current, field ) ) {
				form.current?.querySelector< HTMLElement >( 'h2' )?.focus();
			}
		}
	}, [ isLoaded, hash, field ] );

	async function save(): Promise< void > {
		const [ wrong ] = Object.keys( ( await settings.save() )?.fields ?? {} );
		const key = wrong?.split( '.' )[ 0 ] ?? '';

		if ( key !== '' && ! focusSetting( form.current, key ) ) {
			setSearch( '' );
			open( key );
		}
	}

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'The settings could not be loaded.', 'hvac-blocks' ) }
				lines={ 12 }
				onRetry={ settings.reload }
			/>
		);
	}

	const sections = data.sections
		.map( ( { name, title } ) => {
			const own = settingsIn( name, shown );

			return {
				name,
				title,
				settings: own,
				isChanged: own.some( ( { key } ) => key in draft ),
				isWrong: own.some( ( setting ) => Object.keys( problemsAt( refusal, setting ) ).length > 0 ),
			};
		} )
		.filter( ( { name, settings: own } ) => name !== ESSENTIALS || own.length > 0 );
	const found = sections
		.filter( ( { name } ) => name !== ESSENTIALS )
		.map( ( part ) => ( { ...part, settings: part.settings.filter( ( one ) => isFound( one, search ) ) } ) )
		.filter( ( part ) => part.settings.length > 0 );
	const current = sections.find( ( { name } ) => name === section ) ?? sections[ 0 ];

	return (
		<>
			<div className="hvac-settings__top">
				<DebouncedSearch
					label={ __( 'Search settings', 'hvac-blocks' ) }
					placeholder={ __( 'Phone, email, map…', 'hvac-blocks' ) }
					value={ search }
					onSearch={ ( text ) => setSearch( text.trim() ) }
				/>
				<ImportExport onImported={ settings.reload } />
			</div>
			<form
				ref={ form }
				className="hvac-settings"
				noValidate
				onSubmit={ ( event ) => {
					event.preventDefault();
					void save();
				} }
			>
				<SectionLinks
					sections={ sections }
					current={ search === '' ? ( current?.name ?? '' ) : '' }
					onOpen={ () => setSearch( '' ) }
				/>
				<div className="hvac-settings__sections">
					<p role="status" className="hvac-settings__found">
						{ search !== '' && foundText( found.reduce( ( sum, part ) => sum + part.settings.length, 0 ) ) }
					</p>
					{ search === '' && current && (
						<Section
							key={ current.name }
							name={ current.name }
							title={ current.title }
							settings={ current.settings }
							form={ settings }
						/>
					) }
					{ search !== '' &&
						found.map( ( part ) => (
							<Section
								key={ part.name }
								name={ part.name }
								title={
									<a href={ `#${ part.name }` } onClick={ () => setSearch( '' ) }>
										{ part.title }
									</a>
								}
								settings={ part.settings }
								form={ settings }
							/>
						) ) }
				</div>
				<SaveBar { ...settings } />
			</form>
		</>
	);
}

const settingsIn = ( section: string, settings: Setting[] ): Setting[] =>
	section === ESSENTIALS
		? settings.filter( ( { essential } ) => essential > 0 ).sort( ( a, b ) => a.essential - b.essential )
		: settings.filter( ( setting ) => setting.section === section );

const foundText = ( number: number ): string =>
	number === 0
		? __( 'No settings match your search.', 'hvac-blocks' )
		: /* translators: %s: number of settings. */
			sprintf( _n( '%s setting found', '%s settings found', number, 'hvac-blocks' ), count( number ) );
