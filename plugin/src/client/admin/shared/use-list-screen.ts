import { useRef, useState } from '@wordpress/element';
import { useQuery, type ChangeQuery } from './use-query';

/** A screen whose list is replaced by one of its rows, or by another view, and back. */
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
		/** The message about a row that is no longer open. */
		announcement,
		setAnnouncement,
		/** The row that gets the focus when the list returns. */
		lastOpened,
		/** Whether the list was shown before, so that the focus must move. */
		isFromList,
		list: { query, setQuery: changeList, announcement, lastOpened: lastOpened.current },
		back( without: Record< string, string >, message = '' ): void {
			setAnnouncement( message );
			setQuery( without );
		},
	};
}

export type ListProps = ReturnType< typeof useListScreen >[ 'list' ];
