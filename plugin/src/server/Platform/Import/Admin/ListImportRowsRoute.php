<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\ChangeKind;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\PlannedChange;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The changes of an import, row by row, one page at a time. */
final readonly class ListImportRowsRoute extends ImportJobRoute {
	protected const METHOD = 'GET';
	protected const STEP   = '/rows';

	/** In place of a kind: rows of any kind that are imported with a warning. */
	private const WARNED = 'warned';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'kind' => Schema::choice( array( '', self::WARNED, ...array_column( ChangeKind::cases(), 'value' ) ), '' ),
			...ListPage::args( 1_000_000 ),
		);
	}

	public function schema(): array {
		return Schema::answer( "{$this->import->target->name()}-import-rows", array(
			...Schema::all( 'integer', 'total', 'pages' ),
			'rows'  => Schema::list( Schema::object( array(
				'kind'      => Schema::one_of( array_column( ChangeKind::cases(), 'value' ) ),
				'line'      => array( 'type' => 'integer' ),
				$this->import->target->key_field() => array( 'type' => 'string' ),
				...Schema::all( 'string', 'name', 'reason' ),
				'changes'   => Schema::list( Schema::object( Schema::all( 'string', 'field', 'old', 'new' ) ) ),
			) ) ),
		) );
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response {
		$page     = is_int( $request['page'] ) ? $request['page'] : 1;
		$per_page = is_int( $request['per_page'] ) ? $request['per_page'] : 20;

		if ( self::WARNED === $request['kind'] ) {
			$total = $job->counts->warned;
			$rows  = $this->import->rows->warned( $job->id, $page, $per_page );
		} else {
			$kind  = ChangeKind::tryFrom( self::text( $request, 'kind' ) );
			$total = null === $kind ? $job->counts->rows() : $job->counts->kinds[ $kind->value ];
			$rows  = $this->import->rows->page( $job->id, $kind, $page, $per_page );
		}

		return new WP_REST_Response( array(
			'total' => $total,
			'pages' => (int) ceil( $total / $per_page ),
			'rows'  => array_map( $this->row( ... ), $rows ),
		) );
	}

	/** @return array<string, mixed> */
	private function row( PlannedChange $row ): array {
		return array(
			'kind'      => $row->kind->value,
			'line'      => $row->line,
			$this->import->target->key_field() => $row->key,
			'name'      => $row->name,
			'reason'    => $row->reason,
			'changes'   => $row->changes(),
		);
	}
}
