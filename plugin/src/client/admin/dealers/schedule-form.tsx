import { Button, Card, CardBody, CardHeader, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ImportSchedule } from '../shared/answers';
import { apiRequest } from '../shared/api';
import { Flag, Text } from '../shared/record/fields';
import { StoredText } from '../shared/stored-text';
import { useFormSubmit } from '../shared/use-form-submit';
import { useLeaveGuard } from '../shared/use-leave-guard';

type Stored = NonNullable< ImportSchedule[ 'schedule' ] >;

/** What a person typed. An https address and the secret are undefined if the stored ones stay. */
type Draft = Omit< Stored, 'address' | 'secret' > & { address: string | undefined; secret: string | undefined };

const EMPTY: Draft = {
	kind: 'https',
	address: '',
	login: 'none',
	user: '',
	secret: '',
	fingerprint: '',
	sheet: '',
	time: '02:00',
	removes: false,
	nightly: true,
};

const draftOf = ( stored: Stored | null ): Draft =>
	stored
		? {
				...stored,
				address: stored.kind === 'https' ? undefined : stored.address,
				secret: stored.secret ? undefined : '',
			}
		: EMPTY;

interface Props {
	schedule: ImportSchedule;
	onSaved: ( answer: ImportSchedule ) => void;
}

/** Where the dealers come from, and when. */
export function ScheduleForm( { schedule: { schedule: stored, timezone, hasSftp }, onSaved }: Props ) {
	const [ start ] = useState( () => draftOf( stored ) );
	const [ draft, setDraft ] = useState( start );
	const { question } = useLeaveGuard( draft !== start, () => {} );
	const change = ( part: Partial< Draft > ) => setDraft( { ...draft, ...part } );
	const { form, notice, messages, button } = useFormSubmit(
		async () => onSaved( await apiRequest( '/dealer-import-schedule', { method: 'PUT', data: draft } ) ),
		// The stored secret is not for another server: the field to type it again must be there.
		( { fields: wrong } ) => setDraft( wrong.secret ? { ...draft, secret: draft.secret ?? '' } : draft )
	);
	const fields = { values: { ...draft, address: draft.address ?? '' }, messages, change };
	const isHeader = draft.kind === 'https' && draft.login === 'header';

	return (
		<Card>
			<CardHeader>
				<h3>{ __( 'Source and time', 'hvac-blocks' ) }</h3>
			</CardHeader>
			<CardBody>
				<form className="hvac-dealers__schedule" { ...form }>
					{ notice }
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Source', 'hvac-blocks' ) }
						value={ draft.kind }
						options={ [
							{ value: 'https', label: __( 'Web address (https)', 'hvac-blocks' ) },
							{ value: 'sftp', label: __( 'SFTP folder', 'hvac-blocks' ), disabled: ! hasSftp },
							{ value: 'uploads', label: __( 'Uploads folder of this site', 'hvac-blocks' ) },
						] }
						help={
							! hasSftp &&
							__(
								'This server’s PHP cannot use SFTP. It needs cURL 7.80 or later with libssh2. Ask your host, or use an https address or the uploads folder.',
								'hvac-blocks'
							)
						}
						onChange={ ( kind: Draft[ 'kind' ] ) =>
							change( { ...draftOf( stored?.kind === kind ? stored : null ), kind } )
						}
					/>
					{ draft.kind === 'https' ? (
						<>
							<StoredText
								label={ __( 'Address', 'hvac-blocks' ) }
								type="url"
								help={ __(
									'Of an Excel, CSV or JSON file. Once saved, only its host is shown.',
									'hvac-blocks'
								) }
								stored={ stored?.kind === 'https' ? stored.address : '' }
								value={ draft.address }
								problem={ messages.address }
								onChange={ ( address ) => change( { address } ) }
							/>
							<SelectControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Access', 'hvac-blocks' ) }
								value={ draft.login }
								options={ [
									{ value: 'none', label: __( 'Open to everyone', 'hvac-blocks' ) },
									{ value: 'password', label: __( 'User and password', 'hvac-blocks' ) },
									{ value: 'header', label: __( 'A header', 'hvac-blocks' ) },
								] }
								onChange={ ( login: Draft[ 'login' ] ) => change( { login, secret: '' } ) }
							/>
						</>
					) : (
						<Text
							name="address"
							label={
								draft.kind === 'sftp' ? __( 'Address', 'hvac-blocks' ) : __( 'File', 'hvac-blocks' )
							}
							placeholder={
								draft.kind === 'sftp'
									? 'sftp://files.example.com/lists/dealers-*.csv'
									: 'dealer-imports/dealers-*.csv'
							}
							help={
								draft.kind === 'sftp'
									? __(
											'The file’s name can have the wildcards * and ?, and the newest matching file is imported.',
											'hvac-blocks'
										)
									: __(
											'Below wp-content/uploads, in the folder dealer-imports. The file’s name can have the wildcards * and ?, and the newest matching file is imported.',
											'hvac-blocks'
										)
							}
							isRequired
							{ ...fields }
						/>
					) }
					{ ( draft.kind === 'sftp' || ( draft.kind === 'https' && draft.login !== 'none' ) ) && (
						<>
							<Text
								name="user"
								label={ isHeader ? __( 'Header name', 'hvac-blocks' ) : __( 'User', 'hvac-blocks' ) }
								placeholder={ isHeader ? 'Authorization' : undefined }
								isRequired
								{ ...fields }
							/>
							<StoredText
								label={ isHeader ? __( 'Value', 'hvac-blocks' ) : __( 'Password', 'hvac-blocks' ) }
								type="password"
								stored={ stored?.secret ? __( 'Set (hidden)', 'hvac-blocks' ) : '' }
								value={ draft.secret }
								problem={ messages.secret }
								onChange={ ( secret ) => change( { secret } ) }
							/>
						</>
					) }
					{ draft.kind === 'sftp' && (
						<Text
							name="fingerprint"
							label={ __( 'Fingerprint of the server’s key', 'hvac-blocks' ) }
							placeholder="SHA256:…"
							help={ __(
								'Ask the server’s operator for it. If the server’s key does not match, nothing is sent.',
								'hvac-blocks'
							) }
							isRequired
							{ ...fields }
						/>
					) }
					<Text
						name="sheet"
						label={ __( 'Sheet', 'hvac-blocks' ) }
						help={ __(
							'Of an Excel workbook, by name or number. Empty for the first with content.',
							'hvac-blocks'
						) }
						maxLength={ 31 }
						{ ...fields }
					/>
					<Flag
						name="removes"
						label={ __( 'Remove dealers not in the file', 'hvac-blocks' ) }
						help={ __(
							'If a tenth or more would be lost, nothing is saved until you confirm it.',
							'hvac-blocks'
						) }
						{ ...fields }
					/>
					<Flag name="nightly" label={ __( 'Run every night', 'hvac-blocks' ) } { ...fields } />
					<Text
						name="time"
						type="time"
						label={ __( 'Time', 'hvac-blocks' ) }
						/* translators: %s: a time zone such as America/Chicago. */
						help={ sprintf( __( 'In the site’s time zone: %s', 'hvac-blocks' ), timezone ) }
						isRequired
						{ ...fields }
					/>
					<div>
						<Button { ...button }>{ __( 'Save', 'hvac-blocks' ) }</Button>
					</div>
				</form>
				{ question }
			</CardBody>
		</Card>
	);
}
