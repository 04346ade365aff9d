import { useEffect, useState } from '@wordpress/element';
import { apiRequest, problemOf, type ApiProblem } from '../api';
import { useResource } from '../use-resource';
import type { Conflict } from './conflict';
import type { RecordKind, StoredRecord } from './kind';
import { differences, pick } from './values';

/** Reads the record that someone else saved from an error response. */
function conflictOf< Stored >( error: unknown, name: string ): Conflict< Stored > | null {
	const refusal = error as {
		code?: unknown;
		message?: unknown;
		data?: Record< string, Stored | null | undefined >;
	} | null;

	return refusal?.code === `hvac_blocks_${ name }_changed`
		? { theirs: refusal.data?.[ name ] ?? null, message: String( refusal.message ) }
		: null;
}

/**
 * One record in a form: loaded, edited, saved.
 *
 * @param kind
 * @param id   empty for a new one
 */
export function useRecord< Values extends object, Stored extends StoredRecord >(
	kind: RecordKind< Values, Stored >,
	id: string
) {
	const isNew = id === '';
	const resource = useResource< Stored >(
		isNew ? `${ kind.path }?per_page=1` : `${ kind.path }/${ encodeURIComponent( id ) }`
	);
	const stored = isNew ? null : resource.data;
	const [ values, setValues ] = useState< Values >( kind.empty );
	const [ saved, setSaved ] = useState< Values >( kind.empty );
	const [ version, setVersion ] = useState( '' );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const [ conflict, setConflict ] = useState< Conflict< Stored > | null >( null );
	const isDirty = differences( values, saved ).length > 0;

	useEffect( () => {
		if ( stored ) {
			const read = kind.valuesOf( stored );

			setValues( read );
			setSaved( read );
			setVersion( stored.version );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- a screen has one kind.
	}, [ stored ] );

	/** @return {Promise<Stored | null>} the saved record; null if saving failed */
	async function save(): Promise< Stored | null > {
		setIsSaving( true );
		setProblem( null );
		setConflict( null );

		try {
			const key = String( values[ kind.key ] ).trim();
			const answer = await apiRequest< Stored >( `${ kind.path }/${ encodeURIComponent( key ) }`, {
				method: 'PUT',
				data: kind.bodyOf( values, version ),
			} );
			const now = kind.valuesOf( answer );

			setValues( now );
			setSaved( now );
			setVersion( answer.version );

			if ( ! isNew ) {
				resource.replace( answer );
			}

			return answer;
		} catch ( error: unknown ) {
			const found = conflictOf< Stored >( error, kind.name );

			if ( found?.theirs ) {
				const theirs = kind.valuesOf( found.theirs );

				// Fields that were not edited here take the other person's values.
				setValues( ( mine ) => ( { ...theirs, ...pick( mine, differences( mine, saved ) ) } ) );
				setSaved( theirs );
			}

			setConflict( found );
			setProblem( found ? null : problemOf( error ) );

			return null;
		} finally {
			setIsSaving( false );
		}
	}

	return {
		stored,
		loading: isNew ? null : resource,
		values,
		isNew,
		warnings: stored ? ( kind.warningsOf?.( stored ) ?? [] ) : [],
		isDirty,
		isSaving,
		problem,
		conflict,
		save,
		change: ( part: Partial< Values > ) => setValues( ( all ) => ( { ...all, ...part } ) ),
		/** Shows errors at the fields without asking the server. */
		refuse: setProblem,
		/** Keeps one's own values on top of what the other person saved. */
		keepMine: () => {
			setVersion( conflict?.theirs?.version ?? '' );
			setConflict( null );
		},
		takeTheirs: () => {
			if ( conflict?.theirs ) {
				resource.replace( conflict.theirs );
			}

			setConflict( null );
		},
	};
}
