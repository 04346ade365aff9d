import { useEffect, useState } from '@wordpress/element';
import { useResource, type Resource } from './use-resource';

/** What each page of a list contains besides its rows. */
export interface Listed {
	total: number;
	page: number;
	pages: number;
}

export interface List< Answer extends Listed > extends Resource< Answer > {
	/** The selected rows. */
	selected: string[];
	select: ( rows: string[] ) => void;
	/** The outcome of the last action. */
	outcome: string;
	setOutcome: ( text: string ) => void;
	/** Whether the last action failed. */
	isFailure: boolean;
	/** After an action on the selected rows. */
	onDone: ( text: string, isFailure?: boolean ) => void;
}

/**
 * A page of a list, its selection, and the outcome of its actions.
 *
 * @param path below `/admin`
 * @param announcement a message about a row that is no longer open
 */
export function useList< Answer extends Listed >( path: string, announcement: string ): List< Answer > {
	const resource = useResource< Answer >( path );
	const [ selected, select ] = useState< string[] >( [] );
	const [ outcome, setOutcome ] = useState( announcement );
	const [ isFailure, setIsFailure ] = useState( false );

	useEffect( () => select( [] ), [ path ] );

	return {
		...resource,
		selected,
		select,
		outcome,
		setOutcome,
		isFailure,
		onDone( text, failed = false ) {
			select( [] );
			setOutcome( text );
			setIsFailure( failed );
			resource.reload();
		},
	};
}
