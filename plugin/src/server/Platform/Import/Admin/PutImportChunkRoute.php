<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Receives one piece of an import’s file. The last one starts the reading. */
final readonly class PutImportChunkRoute extends ImportJobRoute {
	protected const STEP = '/chunks/(?P<number>\d{1,6})';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'number' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$number = self::number( $request, 'number' );
		$last   = $job->chunks() - 1;
		$length = $number === $last ? $job->size - $last * ImportChunks::SIZE : ImportChunks::SIZE;

		if ( ImportStage::Uploading !== $job->stage ) {
			return ImportAnswer::out_of_turn();
		}

		if ( $number > $last || strlen( (string) $request->get_body() ) !== $length ) {
			return new WP_Error( 'hvac_blocks_bad_chunk', __( 'Part of the file was damaged during upload. Choose the file again to continue where it stopped.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$this->import->chunks->put( $job->id, $number, (string) $request->get_body() );

		if ( $this->import->chunks->received( $job->id ) > $last ) {
			$job->enter( ImportStage::Converting );
		}

		$this->import->imports->save( $job );

		return ImportAnswer::respond( $job, $this->import );
	}
}
