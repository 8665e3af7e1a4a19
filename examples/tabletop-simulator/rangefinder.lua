-- Tabletop Simulator: a chat command that says what an Alpha Strike shot needs.
--   !shot SKILL INCHES [stood_still|ground|jumped] [TMM]
-- Paste it into the global script (Modding → Scripting → Global), then Save & Play. Whoever hosts the game asks the service. Of the host it calls WebRequest.get, JSON.decode and broadcastToAll.

SERVER = "http://localhost:4000"

local function address(skill, inches, moved, tmm)
  local parts = { "skill=" .. skill, "inches=" .. inches, "fields=summary" }
  if moved then table.insert(parts, "targetMoved=" .. string.upper(moved)) end
  if tmm then table.insert(parts, "tmm=" .. tmm) end
  return SERVER .. "/v1/alpha-strike/target-number?" .. table.concat(parts, "&")
end

local function words(answer)
  if answer.summary then return answer.summary end
  local messages = {}
  for _, problem in ipairs(answer.problems or {}) do table.insert(messages, problem.message) end
  return #messages > 0 and table.concat(messages, "; ") or answer.detail
end

-- The words of a shot, nothing where they are none: "4 10 jumped 2", "4 10 2", "4 10".
local function parsed(text)
  local skill, inches, rest = string.match(text, "^(%d+)%s+([%d.]+)%s*(.*)$")
  if not skill then return end
  local moved, tmm = string.match(rest, "^([%a_]*)%s*(%d*)$")
  if not moved then return end
  -- A target that stood still has no TMM: whoever names one means that it moved.
  if moved == "" and tmm ~= "" then moved = "ground" end
  return skill, inches, moved ~= "" and moved or nil, tmm ~= "" and tmm or nil
end

function onChat(message)
  local text = string.match(message, "^!shot%s*(.*)$")
  if not text then return end
  local skill, inches, moved, tmm = parsed(text)
  if not skill then
    broadcastToAll("!shot SKILL INCHES [stood_still|ground|jumped] [TMM]", { 1, 1, 1 })
    return
  end
  WebRequest.get(address(skill, inches, moved, tmm), function(request)
    if request.is_error and (request.text or "") == "" then
      broadcastToAll("Rangefinder does not answer: " .. tostring(request.error), { 1, 0.4, 0.4 })
    else
      broadcastToAll(words(JSON.decode(request.text)), { 1, 1, 1 })
    end
  end)
end
