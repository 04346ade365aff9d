<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One import in the admin routes: its path and its response. Beside the records' own paths, so that no record is named `import`. */
final class ImportAnswer {
	/** The path of all imports: `…/admin/dealer-imports`. */
	public static function path( Importer $import ): string {
		return "/hvac-blocks/v1/admin/{$import->target->name()}-imports";
	}

	/** The path of everything about one import. */
	public static function one( Importer $import ): string {
		return self::path( $import ) . '/(?P<id>\d{1,18})';
	}

	/** @return array<string, array<string, mixed>> */
	public static function args(): array {
		return array(
			'id' => array(
				'type'     => 'integer',
				'required' => true,
			),
		);
	}

	/** @return array<string, mixed> the argument for the sheet */
	public static function sheet(): array {
		return Schema::text( __( 'The sheet of an Excel workbook, by name or number. Defaults to the first visible sheet that is not empty.', 'hvac-blocks' ), 31 );
	}

	/** @return array<string, mixed> the argument that permits a large loss */
	public static function confirm(): array {
		return array(
			'description' => __( 'Import the file even if it removes or empties more than a tenth of the records.', 'hvac-blocks' ),
			'type'        => 'boolean',
			'default'     => false,
		);
	}

	public static function job( WP_REST_Request $request, Importer $import ): ?ImportJob {
		return $import->imports->get( is_numeric( $request['id'] ) ? (int) $request['id'] : 0 );
	}

	public static function respond( ImportJob $job, Importer $import, bool $is_busy = false ): WP_REST_Response {
		return new WP_REST_Response( self::of( $job, $import, $is_busy ) );
	}

	/** @return array<string, mixed> */
	public static function of( ImportJob $job, Importer $import, bool $is_busy = false ): array {
		$user = get_userdata( $job->user );

		return array(
			'id'          => $job->id,
			'name'        => $job->name,
			'size'        => $job->size,
			'stage'       => $job->stage->value,
			'remove'      => $job->removes_missing,
			'chunkSize'   => ImportChunks::SIZE,
			'chunks'      => $job->chunks(),
			'received'    => ImportStage::Uploading === $job->stage ? $import->chunks->received( $job->id ) : $job->chunks(),
			'read'        => match ( $job->stage ) {
				ImportStage::Converting => 0,
				ImportStage::Checking, ImportStage::Fetching => $job->position,
				default => $job->size,
			},
			'rows'        => $job->counts->rows(),
			'new'         => $job->counts->kinds['new'],
			'changed'     => $job->counts->kinds['changed'],
			'unchanged'   => $job->counts->kinds['unchanged'],
			'removed'     => $job->counts->kinds['removed'],
			'bad'         => $job->counts->kinds['bad'],
			'approximate' => $job->counts->approximate,
			'warned'      => $job->counts->warned,
			'emptied'     => $job->counts->emptied,
			'losesMuch'   => $job->counts->loses_much(),
			'cutOff'      => $job->counts->is_cut_off,
			'columns'     => count( $job->columns ),
			'unused'      => FileColumn::unused( $job->columns ),
			'found'       => $job->found( $import->target ),
			'sheet'       => $job->counts->found->sheet,
			'sheets'      => 0 === $job->counts->found->workbook_size ? array() : $job->counts->found->sheets,
			'done'        => $job->counts->done,
			'kept'        => $job->counts->kept,
			'problem'     => $job->problem,
			'busy'        => $is_busy,
			'user'        => false === $user ? '' : $user->display_name,
			'created'     => gmdate( 'c', $job->created ),
			'updated'     => gmdate( 'c', $job->updated ),
		);
	}

	/** @return array<string, mixed> */
	public static function schema( Importer $import ): array {
		$text       = array( 'type' => 'string' );
		$flag       = array( 'type' => 'boolean' );
		$number     = array( 'type' => 'integer' );
		$properties = array();

		foreach ( array( 'id', 'name', 'size', 'stage', 'remove', 'chunkSize', 'chunks', 'received', 'read', 'rows', 'new', 'changed', 'unchanged', 'removed', 'bad', 'approximate', 'warned', 'emptied', 'losesMuch', 'cutOff', 'columns', 'unused', 'found', 'sheet', 'sheets', 'done', 'kept', 'problem', 'busy', 'user', 'created', 'updated' ) as $name ) {
			$properties[ $name ] = match ( $name ) {
				'name', 'found', 'sheet', 'problem', 'user', 'created', 'updated' => $text,
				'stage' => array( ...$text, 'enum' => array_column( ImportStage::cases(), 'value' ) ),
				'remove', 'losesMuch', 'cutOff', 'busy' => $flag,
				'unused', 'sheets' => array( 'type' => 'array', 'items' => $text ),
				default => $number,
			};
		}

		return Schema::answer( "{$import->target->name()}-import-job", $properties );
	}

	public static function missing(): WP_Error {
		return new WP_Error( 'hvac_blocks_no_import', __( 'This import no longer exists.', 'hvac-blocks' ), array( 'status' => 404 ) );
	}

	public static function out_of_turn(): WP_Error {
		return new WP_Error( 'hvac_blocks_import_stage', __( 'The import is at a different point. Reload the page.', 'hvac-blocks' ), array( 'status' => 409 ) );
	}
}
