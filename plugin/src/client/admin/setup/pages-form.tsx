import { Button, CheckboxControl, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { languageLabel } from '../shared/form-names';
import { count } from '../shared/format';
import type { MakeAnswer, PageGroup, PagesState } from './types';

interface PagesFormProps {
	pages: PagesState;
	/** Whether creating them is the next step. */
	isNext: boolean;
	onMade: () => void;
}

/**
 * Creates pages in the chosen languages, a batch at a time, and shows the progress. After an interruption, pressing
 * again resumes.
 */
export function PagesForm( { pages, isNext, onMade }: PagesFormProps ) {
	const [ languages, setLanguages ] = useState( pages.languages );
	const [ groups, setGroups ] = useState( pages.groups.map( ( { name } ) => name ) );
	const [ status, setStatus ] = useState( 'draft' );
	const [ progress, setProgress ] = useState< MakeAnswer | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const cannot = languages.length === 0;

	async function make(): Promise< void > {
		setIsRunning( true );
		setProblem( null );
		setProgress( null );

		try {
			for ( let before = -1; ; ) {
				const answer = await apiRequest< MakeAnswer >( '/setup/pages', {
					method: 'POST',
					data: { languages, groups, publish: status === 'publish' },
				} );

				setProgress( answer );

				if ( answer.done >= answer.total || answer.done <= before ) {
					break;
				}

				before = answer.done;
			}

			onMade();
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsRunning( false );
		}
	}

	return (
		<form
			className="hvac-setup__form"
			onSubmit={ ( event ) => {
				event.preventDefault();

				if ( ! isRunning && ! cannot ) {
					void make();
				}
			} }
		>
			<fieldset>
				<legend>{ __( 'Languages', 'hvac-blocks' ) }</legend>
				{ pages.languages.map( ( language ) => (
					<CheckboxControl
						key={ language }
						__nextHasNoMarginBottom
						label={ languageLabel( language ) }
						checked={ languages.includes( language ) }
						onChange={ ( isOn ) => setLanguages( chosen( pages.languages, languages, language, isOn ) ) }
					/>
				) ) }
			</fieldset>
			<fieldset>
				<legend>{ __( 'Pages to create', 'hvac-blocks' ) }</legend>
				{ pages.groups.map( ( group, place ) => (
					<CheckboxControl
						key={ group.name }
						__nextHasNoMarginBottom
						label={ group.label }
						help={ madeText( group, languages ) }
						disabled={ place === 0 }
						checked={ place === 0 || groups.includes( group.name ) }
						onChange={ ( isOn ) =>
							setGroups(
								chosen(
									pages.groups.map( ( { name } ) => name ),
									groups,
									group.name,
									isOn
								)
							)
						}
					/>
				) ) }
			</fieldset>
			<RadioControl
				label={ __( 'New pages are', 'hvac-blocks' ) }
				selected={ status }
				options={ [
					{ value: 'draft', label: __( 'Drafts, for you to read first', 'hvac-blocks' ) },
					{ value: 'publish', label: __( 'Published at once', 'hvac-blocks' ) },
				] }
				onChange={ setStatus }
			/>
			{ ! pages.readable && <p>{ __( 'Your permalinks will change to “Post name”.', 'hvac-blocks' ) }</p> }
			<Message text={ problem?.message } />
			<div className="hvac-setup__action">
				<Button
					__next40pxDefaultSize
					type="submit"
					variant={ isNext ? 'primary' : 'secondary' }
					isBusy={ isRunning }
					aria-disabled={ isRunning || cannot }
				>
					{ isRunning ? __( 'Creating pages…', 'hvac-blocks' ) : __( 'Create pages', 'hvac-blocks' ) }
				</Button>
				<span role="status">{ statusText( progress, cannot ) }</span>
			</div>
		</form>
	);
}

/** Adds or removes one item, keeping the order of `all`. */
function chosen( all: string[], before: string[], one: string, isOn: boolean ): string[] {
	return all.filter( ( name ) => ( name === one ? isOn : before.includes( name ) ) );
}

function madeText( { total, made }: PageGroup, languages: string[] ): string {
	const sum = ( of: Record< string, number > ) =>
		languages.reduce( ( all, language ) => all + ( of[ language ] ?? 0 ), 0 );

	return sprintf(
		/* translators: 1: number of pages that exist, 2: number of all pages. */
		__( '%1$s of %2$s created', 'hvac-blocks' ),
		count( sum( made ) ),
		count( sum( total ) )
	);
}

function statusText( progress: MakeAnswer | null, cannot: boolean ): string {
	if ( cannot ) {
		return __( 'Choose at least one language.', 'hvac-blocks' );
	}
	if ( ! progress ) {
		return '';
	}

	return progress.done >= progress.total
		? __( 'All chosen pages exist.', 'hvac-blocks' )
		: sprintf(
				/* translators: 1: number of pages that exist, 2: number of all pages. */
				__( '%1$s of %2$s pages', 'hvac-blocks' ),
				count( progress.done ),
				count( progress.total )
			);
}
