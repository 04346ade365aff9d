<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use Closure;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/settings-export`: the settings as a JSON file, without secrets and without values fixed by constants. */
final readonly class ExportSettingsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/settings-export';

	public function __construct( private SettingsFile $file ) {}

	public function schema(): array {
		return Schema::file( 'hvac-blocks-settings-file' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return FileResponse::of( SettingsFile::name(), 'application/json; charset=UTF-8', fn ( Closure $write ) => $write( $this->file->write() ) );
	}
}
