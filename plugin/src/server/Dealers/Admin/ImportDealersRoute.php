<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Admin\ImportAnswer;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportLocked;
use HvacBlocks\Platform\Import\LargeLoss;
use HvacBlocks\Platform\Import\UnreadableFile;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Imports the dealers of an Excel, CSV or JSON file: an upload named `file`, or the body itself. */
final readonly class ImportDealersRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/dealers/import';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private DealerImport $import ) {}

	public function args(): array {
		return array(
			'dry_run' => Schema::flag( __( 'Report what would change without saving anything.', 'hvac-blocks' ) ),
			'resume'  => Schema::flag( __( 'Resume an interrupted import of the same file.', 'hvac-blocks' ) ),
			'remove'  => Schema::flag( __( 'Remove dealers that are not in the file.', 'hvac-blocks' ) ),
			'confirm' => ImportAnswer::confirm(),
			'sheet'   => ImportAnswer::sheet(),
			'format'  => Schema::one_of( array_column( ImportFormat::cases(), 'value' ), __( 'Detected from the file if not given.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		$count = array( 'type' => 'integer' );
		$rows  = Schema::list( Schema::object( array(
			'line'      => $count,
			...Schema::all( 'string', 'companyID', 'reason' ),
		) ) );

		return Schema::answer( 'dealer-import', array(
			'dryRun'      => array( 'type' => 'boolean' ),
			'rows'        => $count,
			'new'         => $count,
			'changed'     => $count,
			'unchanged'   => $count,
			'removed'     => $count,
			'approximate' => $count,
			'warned'      => $count,
			'bad'         => $count,
			'unused'      => Schema::list( array( 'type' => 'string' ) ),
			'found'       => array( 'type' => 'string' ),
			'warnedRows'  => $rows,
			'badRows'     => $rows,
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$stream = UploadedFile::open( $request );
		$format = is_string( $request['format'] ) ? ImportFormat::tryFrom( $request['format'] ) : null;

		if ( $stream instanceof WP_Error ) {
			return $stream;
		}

		try {
			$report = $this->import->run( $stream, $format, true === $request['dry_run'], true === $request['resume'], removes_missing: true === $request['remove'], name: self::name( $request ), sheet: self::text( $request, 'sheet' ), may_lose_much: true === $request['confirm'] );
		} catch ( LargeLoss $error ) {
			return new WP_Error( 'hvac_blocks_large_loss', $error->getMessage() . ' ' . __( 'Send “confirm” to import it, or “dry_run” to see what it changes.', 'hvac-blocks' ), array( 'status' => 409 ) );
		} catch ( UnreadableFile $error ) {
			return new WP_Error( 'hvac_blocks_unreadable_file', $error->getMessage(), array( 'status' => 422 ) );
		} catch ( ImportLocked $error ) {
			return new WP_Error( 'hvac_blocks_import_under_way', $error->getMessage(), array( 'status' => 409 ) );
		} finally {
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream of this request.
		}

		return new WP_REST_Response( $report->to_array() );
	}

	private static function name( WP_REST_Request $request ): string {
		$file = $request->get_file_params()['file'] ?? null;

		return is_array( $file ) && is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '';
	}
}
