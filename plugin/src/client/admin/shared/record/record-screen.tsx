import { useState } from '@wordpress/element';
import type { useListScreen } from '../use-list-screen';
import type { RecordKind, StoredRecord } from './kind';
import { RecordPage } from './record-page';

interface RecordScreenProps< Values extends object, Stored > {
	kind: RecordKind< Values, Stored >;
	screen: ReturnType< typeof useListScreen >;
	/** What is shown unless the address names a record, or asks for a new one. */
	children: JSX.Element;
}

/** The record that the address names, a new one, or the list. */
export function RecordScreen< Values extends object, Stored extends StoredRecord >( {
	kind,
	screen,
	children,
}: RecordScreenProps< Values, Stored > ) {
	const { query, setQuery, announcement, setAnnouncement, lastOpened, isFromList, back } = screen;
	const { [ kind.name ]: id = '', view = '' } = query;
	const [ warned, setWarned ] = useState< readonly string[] >( [] );

	if ( id === '' && view !== 'new' ) {
		isFromList.current = true;

		return children;
	}

	lastOpened.current = id;

	return (
		<RecordPage
			key={ id }
			kind={ kind }
			id={ id }
			takesFocus={ isFromList.current }
			onStay={ () => setQuery( { [ kind.name ]: id, view } ) }
			announcement={ announcement }
			warned={ announcement === '' ? [] : warned }
			onMade={ ( made, message, warnings ) => {
				setAnnouncement( message );
				setWarned( warnings );
				setQuery( { [ kind.name ]: made, view: '' }, 'replace' );
			} }
			onClose={ ( message = '' ) => back( { [ kind.name ]: '', view: '' }, message ) }
		/>
	);
}
