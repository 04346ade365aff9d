import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { useResource } from '../shared/use-resource';
import type { Setting, SettingsAnswer, InputValue } from './types';
import { problemsOf, inputOf, valueOf } from './values';

type Draft = Record< string, InputValue >;

/** The settings with unsaved input over them; nothing typed is lost before it is saved or discarded. */
export function useSettings() {
	const { data, problem, isLoading, reload, replace } = useResource< SettingsAnswer >( '/settings' );
	const [ draft, setDraft ] = useState< Draft >( {} );
	const [ refusal, setRefusal ] = useState< ApiProblem | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ isSaved, setIsSaved ] = useState( false );
	const settings = data?.settings ?? [];
	// A secret's field that was opened and left empty changes nothing.
	const changed = settings.filter( ( { key, secret } ) => key in draft && ! ( secret && draft[ key ] === '' ) );
	const isDirty = changed.length > 0;

	useEffect( () => {
		const guard = ( event: BeforeUnloadEvent ) => event.preventDefault();

		if ( isDirty ) {
			window.addEventListener( 'beforeunload', guard );
		}

		return () => window.removeEventListener( 'beforeunload', guard );
	}, [ isDirty ] );

	/** Undefined discards the input. */
	function change( setting: Setting, input: InputValue | undefined ): void {
		const { [ setting.key ]: _, ...others } = draft;
		const isBack = input === undefined || ( ! setting.secret && input === inputOf( setting, setting.value ) );

		setDraft( isBack ? others : { ...others, [ setting.key ]: input } );
		setRefusal( refusal && { ...refusal, fields: withoutSetting( refusal.fields, setting ) } );
		setIsSaved( false );
	}

	/** Saves the changes; returns what was wrong with them. */
	async function save(): Promise< ApiProblem | null > {
		const refused = problemOfDraft() ?? ( await send() );

		setRefusal( refused );

		return refused;
	}

	function problemOfDraft(): ApiProblem | null {
		const texts = {
			noId: __( "Enter the dealer's company ID.", 'hvac-blocks' ),
			twice: __( 'This company ID is listed twice.', 'hvac-blocks' ),
		};
		const fields = Object.assign(
			{},
			...changed.map( ( setting ) => problemsOf( setting, draft[ setting.key ] ?? null, texts ) )
		);

		return Object.keys( fields ).length === 0
			? null
			: {
					message: __( 'Nothing was saved. Please correct the highlighted settings.', 'hvac-blocks' ),
					status: 400,
					fields,
				};
	}

	async function send(): Promise< ApiProblem | null > {
		const values = Object.fromEntries(
			changed.map( ( setting ) => [ setting.key, valueOf( setting, draft[ setting.key ] ?? null ) ] )
		);

		setIsSaving( true );
		setIsSaved( false );

		try {
			replace( await apiRequest< SettingsAnswer >( '/settings', { method: 'PUT', data: { settings: values } } ) );
			setDraft( {} );
			setIsSaved( true );

			return null;
		} catch ( error: unknown ) {
			return problemOf( error );
		} finally {
			setIsSaving( false );
		}
	}

	function discard(): void {
		setDraft( {} );
		setRefusal( null );
	}

	/** Whether the unsaved values of related settings make it relevant. */
	function matters( { when }: Setting ): boolean {
		return Object.entries( when ).every( ( [ key, values ] ) => {
			const other = settings.find( ( setting ) => setting.key === key );
			const current = draft[ key ] ?? other?.value;

			return ! other || values.some( ( value ) => value === current );
		} );
	}

	/** Visible settings: relevant ones, and those with an error. */
	const shown = settings.filter(
		( setting ) => matters( setting ) || Object.keys( problemsAt( refusal, setting ) ).length > 0
	);

	return {
		data,
		shown,
		problem,
		isLoading,
		reload,
		draft,
		refusal,
		isSaving,
		isSaved,
		isDirty,
		change,
		save,
		discard,
	};
}

/** Error messages of one setting: by key, and by `key.row` for the rows of a map. */
export function problemsAt( refusal: ApiProblem | null, { key }: Setting ): Record< string, string > {
	return Object.fromEntries( Object.entries( refusal?.fields ?? {} ).filter( ( [ name ] ) => isAbout( name, key ) ) );
}

function withoutSetting( fields: Record< string, string >, { key }: Setting ): Record< string, string > {
	return Object.fromEntries( Object.entries( fields ).filter( ( [ name ] ) => ! isAbout( name, key ) ) );
}

const isAbout = ( name: string, key: string ): boolean => name === key || name.startsWith( `${ key }.` );
