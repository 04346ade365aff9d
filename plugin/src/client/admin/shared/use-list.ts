import { useEffect, useState } from '@wordpress/element';
import { useResource, type Resource } from './use-resource';

/** What every page of a list says of itself. */
export interface Listed {
	total: number;
	page: number;
	pages: number;
}

export interface List< Answer extends Listed > extends Resource< Answer > {
	/** The rows that are ticked. */
	selected: string[];
	select: ( rows: string[] ) => void;
	/** What came of the last action. */
	outcome: string;
	setOutcome: ( text: string ) => void;
	/** Whether the last action failed. */
	isFailure: boolean;
	/** After an action with the rows that were ticked. */
	onDone: ( text: string, isFailure?: boolean ) => void;
}

/**
 * A page of a list, what is ticked on it, and what came of that.
 *
 * @param path below `/admin`
 * @param said what just happened to a row that is not open any more
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
