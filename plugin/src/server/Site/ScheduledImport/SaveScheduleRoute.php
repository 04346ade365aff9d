<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/dealer-import-schedule`: replaces the schedule; responds like `GET`. */
final readonly class SaveScheduleRoute extends ShowScheduleRoute {
	protected const METHOD = 'PUT';

	public function args(): array {
		return array(
			'kind'        => Schema::choice( ImportSchedule::KINDS, null ),
			'address'     => array( 'maxLength' => 2000 ) + Schema::described( 'string', __( 'An https address, sftp://host:port/folder/name, or a path below the uploads folder; the names of files may have * and ?. Without it, the stored one stays.', 'hvac-blocks' ) ),
			'login'       => Schema::choice( ImportSchedule::LOGINS, 'none', __( 'How an https address is opened.', 'hvac-blocks' ) ),
			'user'        => Schema::text( __( 'The user name, or the header’s name.', 'hvac-blocks' ), 200 ),
			'secret'      => array( 'maxLength' => 2000 ) + Schema::described( 'string', __( 'The password, or the header’s value. Without it, the stored one stays unless the address has another host.', 'hvac-blocks' ) ),
			'fingerprint' => Schema::text( __( 'Of the SFTP server’s key: SHA256: and 43 characters.', 'hvac-blocks' ), 60 ),
			'sheet'       => Schema::text( __( 'The sheet of an Excel workbook, by name or number. Defaults to the first visible sheet that is not empty.', 'hvac-blocks' ), 31 ),
			'time'        => Schema::text( __( 'The time of night in the site’s time zone, such as 02:30.', 'hvac-blocks' ), 5, is_required: true ),
			'removes'     => Schema::flag( __( 'Remove what is not in the file.', 'hvac-blocks' ) ),
			'nightly'       => Schema::flag( __( 'Whether it runs each night.', 'hvac-blocks' ) ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$schedule = ScheduleInput::read( array_intersect_key( $request->get_params(), $this->args() ), ImportSchedule::stored() );
		$wrong    = ScheduleInput::problems( $schedule );

		if ( array() !== $wrong ) {
			return SaveError::invalid( 'hvac_blocks_invalid_schedule', $wrong );
		}

		if ( ! $schedule->save() ) {
			return SaveError::not_stored();
		}

		ScheduleClock::start();

		return parent::respond( $request );
	}
}
