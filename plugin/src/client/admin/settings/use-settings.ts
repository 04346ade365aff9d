import { useEffect, useState } from '@wordpress/element';
import { ask, problemOf, type ApiProblem } from '../shared/api';
import { useResource } from '../shared/use-resource';
import type { Setting, SettingsAnswer, Typed } from './types';
import { typedOf, valueOf } from './values';

type Draft = Record< string, Typed >;

/** The settings with what was typed over them; nothing typed is lost before it is saved or discarded. */
export function useSettings() {
	const { data, problem, isLoading, reload, replace } = useResource< SettingsAnswer >( '/settings' );
	const [ draft, setDraft ] = useState< Draft >( {} );
	const [ refusal, setRefusal ] = useState< ApiProblem | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ isSaved, setIsSaved ] = useState( false );
	// A secret's field that was opened and left empty changes nothing.
	const changed = ( data?.settings ?? [] ).filter(
		( { key, secret } ) => key in draft && ! ( secret && draft[ key ] === '' )
	);
	const isDirty = changed.length > 0;

	useEffect( () => {
		const guard = ( event: BeforeUnloadEvent ) => event.preventDefault();

		if ( isDirty ) {
			window.addEventListener( 'beforeunload', guard );
		}

		return () => window.removeEventListener( 'beforeunload', guard );
	}, [ isDirty ] );

	/** Undefined takes back what was typed. */
	function change( setting: Setting, typed: Typed | undefined ): void {
		const { [ setting.key ]: _, ...others } = draft;
		const isBack = typed === undefined || ( ! setting.secret && typed === typedOf( setting.value ) );
		const { [ setting.key ]: __, ...problems } = refusal?.fields ?? {};

		setDraft( isBack ? others : { ...others, [ setting.key ]: typed } );
		setRefusal( refusal && { ...refusal, fields: problems } );
		setIsSaved( false );
	}

	/** Saves what was changed; answers what was wrong with it. */
	async function save(): Promise< ApiProblem | null > {
		const settings = Object.fromEntries(
			changed.map( ( setting ) => [ setting.key, valueOf( setting, draft[ setting.key ] ?? null ) ] )
		);

		setIsSaving( true );
		setIsSaved( false );

		try {
			replace( await ask< SettingsAnswer >( '/settings', { method: 'PUT', data: { settings } } ) );
			setDraft( {} );
			setRefusal( null );
			setIsSaved( true );

			return null;
		} catch ( error: unknown ) {
			const refused = problemOf( error );

			setRefusal( refused );

			return refused;
		} finally {
			setIsSaving( false );
		}
	}

	function discard(): void {
		setDraft( {} );
		setRefusal( null );
	}

	return { data, problem, isLoading, reload, draft, refusal, isSaving, isSaved, isDirty, change, save, discard };
}
