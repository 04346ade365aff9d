import { Card, CardBody, CardHeader } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ConnectionTest } from './connection-test';
import { Field } from './field';
import type { Setting } from './types';
import { problemsAt, type useSettings } from './use-settings';

interface SectionProps {
	name: string;
	title: ReactNode;
	settings: Setting[];
	form: ReturnType< typeof useSettings >;
}

/** The fields of a section, and the test of its service. */
export function Section( { name, title, settings, form }: SectionProps ) {
	const accent = form.draft.accent ?? form.data?.settings.find( ( { key } ) => key === 'accent' )?.value;
	const look = { page: '#ffffff', accentBy: '' as const, ...form.data?.look, accent: String( accent ?? '' ) };

	return (
		<Card id={ name }>
			<CardHeader>
				<h2 tabIndex={ -1 }>{ title }</h2>
			</CardHeader>
			<CardBody>
				{ settings.map( ( setting ) => (
					<Field
						key={ setting.key }
						setting={ setting }
						input={ form.draft[ setting.key ] }
						look={ look }
						problems={ problemsAt( form.refusal, setting ) }
						onChange={ ( input ) => form.change( setting, input ) }
					/>
				) ) }
				<ConnectionTest settings={ settings.map( ( { key } ) => key ) } isDirty={ form.isDirty } />
			</CardBody>
		</Card>
	);
}
