<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use Closure;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** All dealers of this site as a file that imports back unchanged. Beside the dealers' own paths, so that none of them is called `export`. */
final readonly class ExportDealersRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/dealer-export';
	protected const MAY = array( Capability::MANAGE_DEALERS );

	public function __construct( private DealerExport $export ) {}

	public function args(): array {
		return array(
			'format' => Schema::choice( array_column( ImportFormat::cases(), 'value' ), ImportFormat::Csv->value ),
		);
	}

	public function schema(): array {
		return Schema::file( 'dealers-file' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$format = ImportFormat::tryFrom( self::text( $request, 'format' ) ) ?? ImportFormat::Csv;

		return FileResponse::of(
			'dealers-' . gmdate( 'Y-m-d' ) . ".{$format->value}",
			ImportFormat::Csv === $format ? 'text/csv; charset=UTF-8' : 'application/json; charset=UTF-8',
			fn ( Closure $write ) => $this->export->write( $format, $write )
		);
	}
}
