<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;
use HvacBlocks\Platform\Import\ImportJob;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Shows the columns of an import's file, with their first values, and the fields that they are imported into. */
final readonly class ShowImportColumnsRoute extends ImportJobRoute {
	protected const METHOD = 'GET';
	protected const STEP   = '/columns';

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( "{$this->import->target->name()}-import-columns", array(
			'columns'    => array(
				'description' => __( 'The columns of the file, in its order.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'heading' => $text,
					'values'  => array( 'type' => 'array', 'items' => $text ),
					'field'   => array( ...$text, 'description' => __( 'The field it is imported as; empty if it is not imported.', 'hvac-blocks' ) ),
				) ),
			),
			'fields'     => array(
				'description' => __( 'The fields that a file may have.', 'hvac-blocks' ),
				'type'        => 'array',
				'items'       => Schema::object( array(
					'name'     => $text,
					'required' => array( 'type' => 'boolean' ),
				) ),
			),
			'madeKeys'   => Schema::object( array(
				'fields' => array( 'description' => __( 'The fields from which IDs are made in a file without a column for them; empty if they cannot be made.', 'hvac-blocks' ), 'type' => 'array', 'items' => $text ),
				'text'   => $text,
			) ),
			'remembered' => Schema::described( 'boolean', __( 'Whether the columns were chosen for an earlier file.', 'hvac-blocks' ) ),
		) );
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response {
		$target   = $this->import->target;
		$required = $target->required_columns();

		return new WP_REST_Response( array(
			'columns'    => array_map( self::column( ... ), $job->columns ),
			'fields'     => array_map(
				static fn ( string $path ): array => array(
					'name'     => FileColumn::field( $path ),
					'required' => in_array( $path, $required, true ),
				),
				array_keys( $target->columns() )
			),
			'madeKeys'   => array(
				'fields' => array_map( FileColumn::field( ... ), $target->key_sources() ),
				'text'   => $target->made_keys_text(),
			),
			'remembered' => $this->is_remembered( $job ),
		) );
	}

	/** @return array<string, mixed> */
	private static function column( FileColumn $column ): array {
		return array(
			'heading' => $column->heading,
			'values'  => $column->values,
			'field'   => FileColumn::field( $column->path ),
		);
	}

	private function is_remembered( ImportJob $job ): bool {
		$shapes = ( new RememberedColumns( $this->import->target->name() ) )->all();

		return array() === $job->chosen && isset( $shapes[ ColumnMapping::shape( array_keys( $job->paths() ) ) ] );
	}
}
