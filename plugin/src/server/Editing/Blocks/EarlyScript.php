<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What a block does before the page is drawn: a few statements on its element, `w`.
 *
 * The script is beside `<hvac-root>`, never in it, so that React draws no script and an optimizer that moves scripts changes nothing that React
 * compares. It finds its blocks by their class, since `document.currentScript` is null in a script that was moved, and treats each of them once.
 * The statements hold no square bracket: see `Brackets`.
 */
final readonly class EarlyScript {
	/** What plugins that combine, move, delay or minify scripts leave alone: Autoptimize and Breeze, LiteSpeed, Cloudflare, WP Rocket. */
	public const KEPT = array(
		'data-noptimize'   => '1',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'data-no-minify'   => '1',
		'data-cfasync'     => 'false',
		'nowprocket'       => true,
	);

	/** What SiteGround's optimizer, which reads no attribute, recognizes the scripts by. */
	public const MARK = 'hvacEarly';

	/**
	 * @param string $code          an exception in it is ignored
	 * @param bool   $needs_content whether it reads what the block prints; else it runs before that is drawn
	 */
	public function __construct( private string $code, public bool $needs_content = false ) {}

	/** @param string $name the block's folder */
	public function tag( string $name ): string {
		$mark = self::MARK;

		return trim( wp_get_inline_script_tag( "document.querySelectorAll(\".hvac-$name\").forEach(w=>{if(!w.$mark){w.$mark=1;try{{$this->code}}catch{}}})", self::KEPT ) );
	}
}
