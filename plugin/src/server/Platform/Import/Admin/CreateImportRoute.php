<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\Intake\FileFormat;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Begins an import: the pieces of its file follow. An unfinished import of the same file is continued. */
final readonly class CreateImportRoute extends Endpoint {
	protected const METHOD = 'POST';

	private const MOST = 268_435_456;

	public function __construct( private Importer $import ) {}

	public function path(): string {
		return ImportAnswer::path( $this->import );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( $this->import->target->capability() );
	}

	public function args(): array {
		return array(
			'name'      => array(
				'type'      => 'string',
				'required'  => true,
				'minLength' => 1,
				'maxLength' => 255,
			),
			'size'      => array(
				'description' => __( 'File size in bytes.', 'hvac-blocks' ),
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 0,
			),
			'signature' => Schema::text( __( 'A fingerprint that is the same for the same file.', 'hvac-blocks' ), 64 ),
			'remove'    => Schema::flag( __( 'Remove what is not in the file.', 'hvac-blocks' ) ),
			'sheet'     => ImportAnswer::sheet(),
		);
	}

	public function schema(): array {
		return ImportAnswer::schema( $this->import );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$size      = is_int( $request['size'] ) ? $request['size'] : 0;
		$name      = is_string( $request['name'] ) ? sanitize_text_field( $request['name'] ) : '';
		$signature = self::text( $request, 'signature' );
		$sheet     = self::text( $request, 'sheet' );

		if ( 0 === $size ) {
			return new WP_Error( 'hvac_blocks_no_file', __( 'The file is empty.', 'hvac-blocks' ), array( 'status' => 422 ) );
		}

		if ( $size > self::MOST ) {
			/* translators: 1 and 2: sizes such as 300 MB, 3: a command. */
			return new WP_Error( 'hvac_blocks_large_file', sprintf( __( 'The file is too large (%1$s). You can import up to %2$s at a time. Split it, or use “%3$s” on the server.', 'hvac-blocks' ), (string) size_format( $size ), (string) size_format( self::MOST ), "wp hvac-blocks {$this->import->target->name()}s import" ), array( 'status' => 413 ) );
		}

		$latest = $this->import->imports->latest();

		if ( in_array( $latest?->stage, array( ImportStage::Importing, ImportStage::Fetching, ImportStage::Undoing ), true ) ) {
			return new WP_Error( 'hvac_blocks_import_under_way', __( 'Another import is in progress. Resume it or discard it first.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$job = '' === $signature ? null : $this->import->imports->unfinished( $signature, 'import' );

		if ( null === $job || ImportStage::Uploading !== $job->stage || $job->size !== $size || $job->removes_missing !== $request['remove'] || $job->counts->found->sheet !== $sheet ) {
			$job = $this->import->imports->create( $name, $size, $signature, null, 'import', true === $request['remove'], ImportStage::Uploading, new FileFormat( sheet: $sheet ) );
		}

		return ImportAnswer::respond( $job, $this->import );
	}
}
