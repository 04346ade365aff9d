import { useEffect, useState } from '@wordpress/element';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { useResource } from '../shared/use-resource';
import { requestBody, differences, EMPTY, pick, valuesOf, type FormValues } from './form-values';
import type { FullDealer } from './types';

/** Someone else saved or deleted the dealer. */
export interface Conflict {
	/** Null if the dealer was deleted. */
	theirs: FullDealer | null;
	message: string;
}

/** Reads the dealer that someone else saved from an error response. */
export function conflictOf( error: unknown ): Conflict | null {
	const refusal = error as { code?: unknown; message?: unknown; data?: { dealer?: FullDealer | null } } | null;

	return refusal?.code === 'hvac_blocks_dealer_changed'
		? { theirs: refusal.data?.dealer ?? null, message: String( refusal.message ) }
		: null;
}

/**
 * One dealer in a form: loaded, edited, saved.
 *
 * @param companyId empty for a new one
 */
export function useDealer( companyId: string ) {
	const isNew = companyId === '';
	const resource = useResource< FullDealer >(
		isNew ? '/dealers?per_page=1' : `/dealers/${ encodeURIComponent( companyId ) }`
	);
	const dealer = isNew ? null : resource.data;
	const [ values, setValues ] = useState< FormValues >( EMPTY );
	const [ saved, setSaved ] = useState< FormValues >( EMPTY );
	const [ version, setVersion ] = useState( '' );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const [ conflict, setConflict ] = useState< Conflict | null >( null );
	const isDirty = differences( values, saved ).length > 0;

	useEffect( () => {
		if ( dealer ) {
			const read = valuesOf( dealer );

			setValues( read );
			setSaved( read );
			setVersion( dealer.version );
		}
	}, [ dealer ] );

	/** @return {Promise<FullDealer | null>} the saved dealer; null if saving failed */
	async function save(): Promise< FullDealer | null > {
		setIsSaving( true );
		setProblem( null );
		setConflict( null );

		try {
			const answer = await apiRequest< FullDealer >(
				`/dealers/${ encodeURIComponent( values.companyID.trim() ) }`,
				{
					method: 'PUT',
					data: requestBody( values, version ),
				}
			);
			const now = valuesOf( answer );

			setValues( now );
			setSaved( now );
			setVersion( answer.version );

			if ( ! isNew ) {
				resource.replace( answer );
			}

			return answer;
		} catch ( error: unknown ) {
			const found = conflictOf( error );

			if ( found?.theirs ) {
				const theirs = valuesOf( found.theirs );

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
		dealer,
		loading: isNew ? null : resource,
		values,
		isNew,
		warnings: dealer?.warnings ?? [],
		isDirty,
		isSaving,
		problem,
		conflict,
		save,
		change: ( part: Partial< FormValues > ) => setValues( ( all ) => ( { ...all, ...part } ) ),
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
