import { useRef, useState } from '@wordpress/element';
import { useQuery, type ChangeQuery } from './use-query';

/** A screen whose list gives way to one of its rows, or to another view, and comes back. */
export function useListScreen() {
	const [ query, setQuery ] = useQuery();
	const [ announcement, setAnnouncement ] = useState( '' );
	const lastOpened = useRef( '' );
	const isFromList = useRef( false );
	const changeList: ChangeQuery = ( change, how ) => {
		setAnnouncement( '' );
		setQuery( change, how );
	};

	return {
		query,
		setQuery,
		/** What just happened to a row that is not open any more. */
		announcement,
		setAnnouncement,
		/** The row that gets the focus when the list is back. */
		lastOpened,
		/** Whether the list was there before: the focus follows who comes from it. */
		isFromList,
		list: { query, setQuery: changeList, announcement, lastOpened: lastOpened.current },
		back( without: Record< string, string >, message = '' ): void {
			setAnnouncement( message );
			setQuery( without );
		},
	};
}

export type ListProps = ReturnType< typeof useListScreen >[ 'list' ];
