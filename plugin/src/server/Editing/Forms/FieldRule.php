<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** One rule of a field and the message shown where it does not hold. */
final readonly class FieldRule {
	/** @param string|int|null $value what `minLength` and `pattern` compare with */
	public function __construct( public string $rule, public string|int|null $value, public TranslatableText $message ) {}
}
